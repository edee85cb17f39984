// Which dialog is open stands in the address: Back closes it, a link opens it, a reload opens it again.
//   /subjek?buka=subjek:12   /subjek?buka=subjek:baru   /?buka=profil   /soal?buka=kata-kunci:3:12
// const { opened, open, close } = useOpened()
// {opened?.kind === 'profil' && <ProfileDialog onClose={close} />}     Dialogs of rows: see form/row-dialog.tsx.
import { useLocation, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A click put this dialog's address above that of its page: closing goes back there. */
    opened?: boolean
    /** What drafts call this entry of the history, where it was written anew: see useEntry. */
    entry?: string
  }
}

/** Stands for the id of a row that is being added. */
export const NEW = 'baru'

/** `subjek:12` as its parts; where an id does not say enough (`pilihan:baru:12`), `of` names what it belongs to. */
export interface Opened {
  kind: string
  id?: string
  of?: string
}

/** The dialog that the address names. */
export function useOpened() {
  const router = useRouter()
  const name = useSearch({ strict: false, select: ({ buka }) => buka })
  const goes = useRef(false)

  /** Adds one entry to the history; a dialog that follows another takes its entry. */
  const open = useCallback(
    (name: string) => {
      const replace = nameIn(router) !== null
      const state = replace || { opened: true }
      void router.navigate({ to: '.', search: (now) => ({ ...now, buka: name }), replace, state, resetScroll: false })
    },
    [router],
  )

  /** Leads back to the page without a dialog, once: going back takes the browser a moment. */
  const close = useCallback(() => {
    // by Back, or with a session that expired, it was left already
    if (goes.current || nameIn(router) !== name) return
    goes.current = true
    const stop = router.history.subscribe(() => {
      stop()
      goes.current = false
    })
    if (router.history.location.state.opened) return router.history.back({ ignoreBlocker: true })
    const search = <Search extends object>(now: Search) => ({ ...now, buka: undefined })
    void router.navigate({ to: '.', search, replace: true, resetScroll: false, ignoreBlocker: true })
  }, [router, name])

  return { opened: name === undefined ? undefined : partsOf(name), open, close }
}

function partsOf(name: string): Opened {
  const [kind = '', id, of] = name.split(':')
  return { kind, id, of }
}

/** Of the address as it is now, which a screen may not have drawn yet. */
const nameIn = ({ history }: Pick<ReturnType<typeof useRouter>, 'history'>) =>
  new URLSearchParams(history.location.search).get('buka')

/** The entry of the browser's history that holds the open dialog, the same after a reload and after a new sign-in. */
export const useEntry = (): string | undefined =>
  useLocation({
    select: ({ search, state }) => (search.buka === undefined ? undefined : (state.entry ?? state.__TSR_key)),
  })
