import { useTranslation } from 'react-i18next'
import { formatDate, formatLocale } from '@/lib/dates'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import type { OwnPlayer } from '../../api/profile/own-player'

/** Spec section 3, "Player": birthday, position, foot, height, weight and team. */
export function PlayerFacts({ player }: { player: OwnPlayer }) {
  const { t } = useTranslation(['settings', 'people'])
  const none = t('profile.none')
  const measured = player.measurements.toSorted((one, other) =>
    other.measured_on.localeCompare(one.measured_on),
  )
  const height = measured.find(({ height_cm }) => height_cm !== null)?.height_cm
  const weight = measured.find(({ weight_kg }) => weight_kg !== null)?.weight_kg
  const formatUnit = (value: number, name: string) =>
    `${value.toLocaleString(formatLocale())} ${name}`
  const positions = [player.position, ...player.other_positions].flatMap((position) =>
    position ? [t(`people:positions.${position}`)] : [],
  )
  const teams = player.squads
    .filter(({ left_on }) => left_on === null)
    .flatMap(({ team, shirt_number }) =>
      team ? [shirt_number === null ? team.name : `${team.name} (${shirt_number})`] : [],
    )
  return (
    <SectionCard title={t('player.title')}>
      <FactList
        layout="stack"
        facts={[
          { label: t('player.date_of_birth'), value: formatDate(player.date_of_birth) },
          { label: t('player.position'), value: positions.join(', ') || none },
          {
            label: t('player.strong_foot'),
            value: player.strong_foot ? t(`people:feet.${player.strong_foot}`) : none,
          },
          { label: t('player.height'), value: height ? formatUnit(height, 'cm') : none },
          { label: t('player.weight'), value: weight ? formatUnit(weight, 'kg') : none },
          { label: t('player.team'), value: teams.join(', ') || none },
        ]}
      />
    </SectionCard>
  )
}
