import { ERRORS } from '@bank/contract/errors'
import { reviewPolicyRoutes } from '@bank/contract/review-policy'
import { useQuery } from '@tanstack/react-query'
import { useAllowed } from '../api/allowed.ts'
import { reading } from '../api/query.ts'
import { Alert } from '../ui/alert.tsx'
import { Card } from '../ui/card.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { CardSkeleton } from '../ui/skeleton.tsx'
import { CapabilityList } from './capability-list.tsx'
import { PolicyForm } from './policy-form.tsx'
import { RulesCard } from './rules-card.tsx'
import { Stats } from './stats.tsx'

/** What the review flow asks, and who may review and publish; for admins. */
export function PolicyScreen() {
  return (
    <>
      <PageHeader title="Alur telaah" back="/" />
      {useAllowed(reviewPolicyRoutes.update) ? <Policy /> : <Alert>{ERRORS.FORBIDDEN.message}</Alert>}
    </>
  )
}

function Policy() {
  const policy = useQuery(reading(reviewPolicyRoutes.get, {}))
  const stored = policy.data?.data[0]
  return (
    <>
      <LoadFailure of={[policy]} />
      {policy.isPending && <CardSkeleton count={1} />}
      {stored && (
        <Card label="Aturan">
          <PolicyForm policy={stored} />
        </Card>
      )}
      {stored && <RulesCard rules={stored.rules} />}
      <CapabilityList />
      {stored?.binding && <Stats />}
    </>
  )
}
