import type { Locator, Page } from 'playwright-core'

/** What somebody does with mouse and keyboard. */
export interface Acts {
  clicks: number
  /** Keys and chords that are no letters of a text. */
  keys: number
  /** Of texts that are typed. */
  letters: number
}

/** Seconds of an act by the keystroke-level model: a key by somebody who types as most do; the mouse moved and clicked. */
const SECONDS: Readonly<Acts> = { clicks: 1.3, keys: 0.28, letters: 0.28 }
const NAMES = Object.keys(SECONDS) as (keyof Acts)[]

/** Counts what people do on their pages, by steps. */
export function counted() {
  const steps: { name: string; acts: Acts }[] = []
  const note = (what: keyof Acts, number: number) => {
    const acts = steps.at(-1)?.acts
    if (!acts) throw new Error('an act belongs to a step')
    acts[what] += number
  }
  return {
    /** What is done from now on counts as this step; returns what will have been counted. */
    step(name: string): Acts {
      const acts = { clicks: 0, keys: 0, letters: 0 }
      steps.push({ name, acts })
      return acts
    },
    /** Mouse and keyboard of one person. */
    hands: ({ keyboard }: Page) => ({
      async click(target: Locator) {
        note('clicks', 1)
        await target.click()
      },
      async press(...keys: string[]) {
        note('keys', keys.length)
        for (const key of keys) await keyboard.press(key)
      },
      async type(words: string) {
        note('letters', words.length)
        await keyboard.type(words)
      },
    }),
    /** A Markdown table with the minutes that hands need, without reading and thinking. */
    table(): string[] {
      const sum = { clicks: 0, keys: 0, letters: 0 }
      for (const { acts } of steps) for (const name of NAMES) sum[name] += acts[name]
      return [
        '| step | clicks | keys | letters | minutes |',
        '| --- | ---: | ---: | ---: | ---: |',
        ...[...steps, { name: 'all', acts: sum }].map(({ name, acts }) => `| ${[name, ...cells(acts)].join(' | ')} |`),
      ]
    },
  }
}

export type Hands = ReturnType<ReturnType<typeof counted>['hands']>

const cells = (acts: Acts) => {
  const seconds = NAMES.reduce((all, name) => all + acts[name] * SECONDS[name], 0)
  return [...NAMES.map((name) => acts[name]), (seconds / 60).toFixed(1)]
}
