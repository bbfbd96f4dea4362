import { IconPlaneDeparture } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'

export function AwayButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('calendar')
  return (
    <Button icon={<IconPlaneDeparture size={18} stroke={1.75} />} onClick={onClick}>
      {t('away.button')}
    </Button>
  )
}
