import { questionRoutes } from '@bank/contract/question'
import type { Facet } from '@bank/contract/question-facets'
import { snpmbQuestionRoutes } from '@bank/contract/snpmb'
import { isCounted, type RuleChoices, type ToldRule } from '@bank/contract/telaah/names'
import { useQuery } from '@tanstack/react-query'
import { reading } from '../api/query.ts'
import { number } from '../ui/format.ts'

/** How many questions of both banks a rule tells something of: `12 soal`; undefined for none, and where that is not counted. */
export function useRuleCounts(rules: RuleChoices) {
  const banks = [
    useQuery({ ...reading(questionRoutes.facets, { query: {} }), retry: false }),
    useQuery({ ...reading(snpmbQuestionRoutes.facets, { query: {} }), retry: false }),
  ].flatMap(({ data }) => data?.data[0].finding ?? [])
  return (rule: ToldRule) => (banks.length === 2 && isCounted(rule, rules) ? wordsOf(banks, rule) : undefined)
}

/** Of a bank with more questions than are counted each number is at least this. */
function wordsOf(banks: readonly Facet[], rule: ToldRule) {
  const amounts = banks.flatMap(({ values }) =>
    values.filter(({ value }) => value === rule).map(({ amount }) => amount),
  )
  const sum = amounts.reduce((sum, amount) => sum + amount, 0)
  const isCut = banks.some(({ more }) => more)
  return sum > 0 ? `${number(sum)}${isCut ? '+' : ''} soal` : undefined
}
