import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'

const player = createRequire(import.meta.url).resolve('qti3-item-player/dist/qti3Player.umd.min.js')
const css = createRequire(import.meta.url).resolve('qti3-item-player/dist/qti3Player.css')
/** The player's own, with the compiler of templates: the player makes a template of each item. */
const vue = createRequire(player).resolve('vue/dist/vue.min.js')

type Value = string | readonly string[] | null
/** What became of an item: its score, and what the player took for the answer. */
export interface Outcome {
  readonly score: number | null | undefined
  readonly value: Value
}

interface Variable<Of> {
  readonly identifier: string
  readonly cardinality: string
  value: Of
}
interface State {
  readonly responseVariables: readonly Variable<Value>[]
  readonly outcomeVariables: readonly Variable<number | null>[]
}
interface Player {
  loadItemFromXml(xml: string, configuration: { state?: State }): void
  endAttempt(target: string): void
  suspendAttempt(target: string): void
}

declare global {
  interface Window {
    /** Made by `prepare`. */
    qti: {
      load(xml: string, state?: State): Promise<void>
      end(): Promise<Outcome>
      /** Loads an item in which this was given before, and ends the attempt. */
      restored(xml: string, values: readonly string[]): Promise<Outcome>
      errors: string[]
    }
  }
}

/** A page with the player in it, and what went wrong there. The player comes from its package: no network is asked. */
export async function openPlayer(browser: Browser) {
  const context = await browser.newContext()
  const asked: string[] = []
  await context.route('**', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  const page = await context.newPage()
  await page.setContent('<!doctype html><title>QTI</title><main></main>')
  await page.addStyleTag({ path: css })
  await page.evaluate(prepare)
  await page.addScriptTag({ path: vue })
  await page.addScriptTag({ path: player })
  const complaints = async () => [...asked, ...(await page.evaluate(() => window.qti.errors))]
  return { page, context, complaints }
}

/** Runs in the page. Each item gets a player of its own: a second item in the same one never gets ready. */
function prepare() {
  type Make = new (options: object) => { $destroy(): void }
  let root: InstanceType<Make> | undefined
  let shown: Player | undefined
  let ended: (state: State) => void = () => undefined

  const load = (xml: string, state?: State) => {
    const { Vue, qti3Player } = window as unknown as { Vue: Make; qti3Player: object }
    root?.$destroy()
    const place = document.createElement('div')
    document.querySelector('main')?.replaceChildren(place)
    return new Promise<void>((done) => {
      const answered = (data: { state: State }) => ended(data.state)
      const on = {
        notifyQti3PlayerReady(ready: Player) {
          shown = ready
          ready.loadItemFromXml(xml, state ? { state } : {})
        },
        notifyQti3ItemReady: () => done(),
        notifyQti3EndAttemptCompleted: answered,
        notifyQti3SuspendAttemptCompleted: answered,
      }
      root = new Vue({ el: place, render: (draw: (what: object, data: object) => unknown) => draw(qti3Player, { on }) })
    })
  }
  const stateAfter = (method: 'endAttempt' | 'suspendAttempt') =>
    new Promise<State>((done) => {
      ended = done
      shown?.[method]('')
    })
  const errors: string[] = []
  // the player says each step of its own; an item that it cannot read as well
  console.log = (...words: unknown[]) => {
    if (/^\[\w*(Exception|Error)\]/.test(String(words[0]))) errors.push(words.join(' '))
  }
  console.error = (...words: unknown[]) => errors.push(words.join(' '))
  window.addEventListener('error', ({ message }) => errors.push(message))
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
  const end = async (): Promise<Outcome> => {
    const { responseVariables, outcomeVariables } = await stateAfter('endAttempt')
    return {
      score: outcomeVariables.find(({ identifier }) => identifier === 'SCORE')?.value,
      value: responseVariables.find(({ identifier }) => identifier === 'RESPONSE')?.value ?? null,
    }
  }
  window.qti = {
    load,
    end,
    errors,
    async restored(xml, values) {
      await load(xml)
      const state = await stateAfter('suspendAttempt')
      for (const variable of state.responseVariables) {
        const { identifier, cardinality } = variable
        if (identifier !== 'RESPONSE' || values.length === 0) continue
        variable.value = cardinality === 'single' ? values.join() : values
      }
      await load(xml, state)
      return end()
    },
  }
}

/** Drags `from` onto `to` with the mouse. */
export async function drag(page: Page, from: string, to: string) {
  const [start, end] = await Promise.all([page.locator(from).boundingBox(), page.locator(to).boundingBox()])
  if (!start || !end) throw new Error(`${from} or ${to} is not shown`)
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 4 })
  await page.mouse.up()
}
