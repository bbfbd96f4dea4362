import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { useAgeRules } from '@/features/teams/api/age-rules'

/** Why an age is not ranked, with the association's rule where it is known. */
export function NoTableReason({ teamId }: { teamId: string }) {
  const { t } = useTranslation('matches/season')
  const { data: rules = [] } = useAgeRules(teamId)
  const rule = rules.find(({ has_table }) => has_table === false)
  return (
    <p className={layout.dim14}>
      {t('no_table')}
      {rule ? ` ${t('no_table_rule', { age: rule.age_group, source: rule.source })}` : null}
    </p>
  )
}
