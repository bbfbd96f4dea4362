import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { formatDate } from '@/lib/dates'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { useConfirm } from '@/shared/ui/confirm'
import { InlineError } from '@/shared/ui/states/inline-error'
import { useRemoveSecondFactors, useSecondFactors } from '../../api/second-factors'
import styles from '../users.module.css'

interface SecondFactorCardProps {
  userId: string
  name: string
}

/** Whether the account has a second step, and the way back for somebody who lost every device. */
export function SecondFactorCard({ userId, name }: SecondFactorCardProps) {
  const { t } = useTranslation('admin')
  const confirm = useConfirm()
  const session = useSession()
  const [first] = useSecondFactors(userId)
  const remove = useRemoveSecondFactors(userId)

  async function handleRemove() {
    const isSure = await confirm({
      title: t('second_factor.confirm', { name }),
      text: t('second_factor.confirm_text'),
      confirmLabel: t('second_factor.remove'),
      isDanger: true,
    })
    if (isSure) remove.mutate(t('second_factor.reason'))
  }

  return (
    <SectionCard title={t('second_factor.title')}>
      <p className={styles.dim}>
        {first
          ? t('second_factor.since', { date: formatDate(first.added_at) })
          : t('second_factor.none')}
      </p>
      {first && session?.user.id !== userId ? (
        <Button kind="secondary" busy={remove.isPending} onClick={() => void handleRemove()}>
          {t('second_factor.remove')}
        </Button>
      ) : null}
      {remove.error ? <InlineError error={remove.error} /> : null}
    </SectionCard>
  )
}
