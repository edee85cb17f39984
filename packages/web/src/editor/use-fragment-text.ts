import { useEffect, useMemo, useRef, useState } from 'react'
import { fragmentToText, textToFragment } from './fragment.ts'
import { piecesOf } from './fragment-pieces.ts'
import { faultyFormula, type Typeset } from './typeset.ts'
import { useTypeset } from './use-typeset.ts'

interface FragmentText {
  typed: string
  type: (text: string) => void
  /** The error of the first formula that cannot be rendered. */
  fault: string | undefined
}

/** The text of a field whose value is a fragment: keeps the text as typed and passes its HTML to `onChange`. */
export function useFragmentText(html: string, onChange: (html: string) => void): FragmentText {
  const [typed, setTyped] = useState(() => fragmentToText(html))
  const { typeset, failed } = useTypeset(typed.includes('$'))
  const sent = useRef({ html, drawn: true })
  const send = (text: string) => {
    const draw = typeset ?? faultyFormula
    sent.current = {
      html: textToFragment(text, (latex, display) => draw(latex, display).mathml),
      drawn: typeset !== undefined || !text.includes('$'),
    }
    onChange(sent.current.html)
  }
  const sendNow = useRef(send)
  sendNow.current = send

  useEffect(() => {
    if (html === sent.current.html) return
    sent.current = { html, drawn: true }
    setTyped(fragmentToText(html))
  }, [html])

  useEffect(() => {
    if (typeset && !sent.current.drawn) sendNow.current(typed)
  }, [typeset, typed])

  return {
    typed,
    type: (text) => {
      setTyped(text)
      send(text)
    },
    fault: useMemo(
      () => (failed ? 'Rumus belum dapat digambar. Periksa jaringan Anda.' : faultIn(typed, typeset)),
      [typed, typeset, failed],
    ),
  }
}

function faultIn(typed: string, typeset: Typeset | undefined): string | undefined {
  for (const piece of typeset ? piecesOf(typed) : []) {
    const fault = piece.kind === 'formula' ? typeset?.(piece.latex, piece.display).fault : undefined
    if (fault && piece.kind === 'formula') return `$${piece.latex}$: ${fault}`
  }
  return undefined
}
