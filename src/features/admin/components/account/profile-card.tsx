import { useTranslation } from 'react-i18next'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import { formatDate } from '@/lib/dates'
import { FactList } from '@/shared/ui/cards/fact-list'
import { getLanguageName } from '../../model/get-language-name'
import { SectionCard } from '@/shared/ui/cards/section-card'
import type { Account } from '../../api/accounts'

/** The profile of spec section 3 as it stands. */
export function ProfileCard({ account }: { account: Account }) {
  const { t } = useTranslation('admin')
  const roleName = useRoleName()
  const none = t('account.none')
  return (
    <SectionCard title={t('account.profile')}>
      <FactList
        layout="stack"
        facts={[
          { label: t('account.first_name'), value: account.first_name || none },
          { label: t('account.last_name'), value: account.last_name || none },
          { label: t('account.email'), value: account.email },
          { label: t('account.phone'), value: account.phone ?? none },
          { label: t('account.active_role'), value: roleName(account.role) },
          { label: t('account.status'), value: t(`account.statuses.${account.status}`) },
          { label: t('account.joined'), value: formatDate(account.created_at) },
          { label: t('account.language'), value: getLanguageName(account.locale) },
        ]}
      />
    </SectionCard>
  )
}
