import { BANKS, type BankName } from '@bank/contract/bank'
import type { ApiError } from '@bank/contract/errors'
import { importRoutes } from '@bank/contract/import'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type FieldPath, useFormContext, useWatch } from 'react-hook-form'
import { call } from '../../../api/call.ts'
import type { ItemValues } from '../../../question-form/values/item-values.ts'
import { dateTime, number } from '../../../ui/format.ts'
import { toast } from '../../../ui/toast.ts'
import type { Pasted } from './read-pasted.ts'

/** With fewer lines it is only a text. */
const FEWEST_LINES = 3
const LINE = /<(?:p|li|tr|br|h[1-6])[ >]/g
/** How long a text must rest before it is read, in milliseconds. */
const REST = 200

type Done = { says: string; before: Partial<ItemValues> }

/** Looks whether what was pasted into the text of a question is a whole question, and takes it apart when asked to. */
export function usePasteOffer(bank: BankName) {
  const { control, getValues, setValue } = useFormContext<ItemValues>()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const html = useWatch({ control, name: 'question_text' }) ?? ''
  /** The text before the paste; undefined while nothing is to be looked at. */
  const standing = useRef<string>(undefined)
  const [offer, setOffer] = useState<Pasted>()
  const [done, setDone] = useState<Done>()
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    let isStale = false
    const look = async () => {
      const { readPasted } = await import('./read-pasted.ts')
      if (!isStale) setOffer(readPasted(html, bank))
    }
    const looksLong = (html.match(LINE)?.length ?? 0) >= FEWEST_LINES
    if (standing.current === undefined || !looksLong) return setOffer(undefined)
    // without the reader the text stays as it was pasted
    const timer = setTimeout(() => void look().catch(() => undefined), REST)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [html, bank])

  const put = (values: Partial<ItemValues>) => {
    for (const [name, value] of Object.entries(values))
      setValue(name as FieldPath<ItemValues>, value, { shouldDirty: true })
  }
  const leave = () => {
    standing.current = undefined
    setOffer(undefined)
    setDone(undefined)
  }
  const take = (says: string, values: Partial<ItemValues>) => {
    const now = getValues()
    const before = Object.fromEntries(Object.keys(values).map((name) => [name, now[name as keyof ItemValues]]))
    leave()
    put(values)
    setDone({ says, before: structuredClone(before) })
  }
  const split = ({ count, values, messages }: Pasted) => {
    const says =
      count > 1
        ? `Soal pertama diambil; ${number(count - 1)} soal lain tidak ikut. Urungkan mengembalikan tempelannya.`
        : 'Sudah dipisahkan ke bagiannya.'
    take([says, ...messages].join(' '), values)
  }
  const bring = async ({ count }: Pasted) => {
    setBusy(true)
    try {
      const { data } = await call(importRoutes.upload, {
        body: { product_type: BANKS[bank].product_type, file: fileOf(html) },
      })
      void queries.invalidateQueries({ queryKey: [importRoutes.list.path] })
      const id = String(data[0].id_import)
      const says = `${number(count)} soal dibawa ke Impor soal.`
      take(says, { question_text: standing.current ?? '' })
      toast.success(says, {
        label: 'Buka',
        href: `/impor/${id}`,
        go: () => void navigate({ to: '/impor/$id', params: { id } }),
      })
    } catch (error) {
      const { message, fields = {} } = error as ApiError
      toast.error(Object.values(fields)[0] ?? message)
    } finally {
      setBusy(false)
    }
  }
  const undo = () => {
    if (done) put(done.before)
    leave()
  }
  const pasted = () => {
    leave()
    standing.current = getValues('question_text')
  }
  return { offer, done, isBusy, pasted, split, bring, undo, leave }
}

const fileOf = (html: string) =>
  new File([html], `Tempelan ${dateTime(new Date().toISOString())}.html`, { type: 'text/html' })
