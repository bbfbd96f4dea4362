import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PayableChild } from '../../api/plans'

interface WhosePlanProps {
  people: readonly PayableChild[]
  /** Empty: one's own. */
  value: string
  onChange: (childId: string) => void
}

/** A parent chooses for whom: for themselves, or for a child with an account. */
export function WhosePlan({ people, value, onChange }: WhosePlanProps) {
  const { t } = useTranslation('billing')
  return (
    <SegmentedControl
      aria-label={t('pricing.whose')}
      value={value}
      onChange={onChange}
      data={[
        { value: '', label: t('pricing.mine') },
        ...people.map(({ user_id, first_name }) => ({ value: user_id, label: first_name })),
      ]}
      style={{ alignSelf: 'start', justifySelf: 'start', maxInlineSize: '100%' }}
    />
  )
}
