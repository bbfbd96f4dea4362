import { useTranslation } from 'react-i18next'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { attributes, getStatGroup } from '../../model/attributes'
import { isRated, type View } from '../../model/snapshot'
import { RadarChart, type RadarLine } from '../radar/radar-chart'

interface RadarCardProps {
  coach: View
  self: View
}

/** The coach's view and the player's over each other; mental attributes only where one is known. */
export function RadarCard({ coach, self }: RadarCardProps) {
  const { t } = useTranslation('stats')
  const axes = attributes.filter(
    (attribute) =>
      getStatGroup(attribute) !== 'mental' ||
      coach.now[attribute] !== undefined ||
      self.now[attribute] !== undefined,
  )
  const lines: RadarLine[] = [
    ...(isRated(coach) ? [{ key: 'coach' as const, ratings: coach.now }] : []),
    ...(isRated(self) ? [{ key: 'self' as const, ratings: self.now }] : []),
  ]
  return (
    <SectionCard title={t('radar.title')}>
      <RadarChart axes={axes} lines={lines} />
    </SectionCard>
  )
}
