import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { planQueries, useUpdatePlan } from '@/features/billing/api/plans'
import { planSchema, toPlanInput, toPlanTerms } from '@/features/billing/model/plan-schema'
import { href, paths } from '@/lib/router/paths'
import { EntityForm } from '@/shared/form/entity-form'
import { useEntityForm } from '@/shared/form/use-entity-form'
import { PlanFields } from '../../components/plans/plan-fields'
import { usePlanText } from '../../components/plans/use-plan-text'

/** New price and limits; running subscriptions keep their price and get the limits. */
export function PlanEditPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation(['admin', 'billing'])
  const { formatName } = usePlanText()
  const opened = useEntityForm(planQueries.details(id))
  const { mutateAsync: update } = useUpdatePlan(id, opened.row.updated_at)
  const details = href(paths.admin.plans.details, { id })
  return (
    <EntityForm
      title={t('pages.plan_edit')}
      description={t('billing:plans.edit_why', { count: opened.row.subscribers })}
      back={{ to: details, label: formatName(opened.row) }}
      opened={opened}
      schema={planSchema}
      values={toPlanInput(opened.row)}
      draftKey={`plan:${id}`}
      save={async (values) => {
        await update(toPlanTerms(values))
        return details
      }}
    >
      <PlanFields isNew={false} />
    </EntityForm>
  )
}
