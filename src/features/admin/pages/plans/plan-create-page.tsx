import { useTranslation } from 'react-i18next'
import { useCreatePlan } from '@/features/billing/api/plans'
import {
  describePlanFailure,
  newPlan,
  planSchema,
  toPlanRow,
} from '@/features/billing/model/plan-schema'
import { href, paths } from '@/lib/router/paths'
import { EntityForm } from '@/shared/form/entity-form'
import { PlanFields } from '../../components/plans/plan-fields'

/** A new offer: it stands on the pricing page of its role at once. */
export function PlanCreatePage() {
  const { t } = useTranslation('admin')
  const { mutateAsync: create } = useCreatePlan()
  return (
    <EntityForm
      title={t('pages.plan_create')}
      back={{ to: paths.admin.plans.list, label: t('pages.plans') }}
      schema={planSchema}
      values={newPlan}
      draftKey="plan:new"
      save={async (values) => {
        const id = await create(toPlanRow(values))
        return href(paths.admin.plans.details, { id })
      }}
      fieldErrors={describePlanFailure}
      submitLabel={t('pages.plan_create')}
    >
      <PlanFields isNew />
    </EntityForm>
  )
}
