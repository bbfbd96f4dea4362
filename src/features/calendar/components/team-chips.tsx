import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Team } from '@/features/teams/api/teams'
import { FilterToggle } from '@/shared/ui/filters/filter-toggle'
import layout from '@/shared/ui/layout.module.css'
import type { TeamChoice } from '../model/team-choice'
import type { TeamLook } from '../model/team-look'
import looks from './team-looks.module.css'
import styles from './team-chips.module.css'

interface TeamChipsProps {
  teams: readonly Team[]
  looks: ReadonlyMap<string, TeamLook>
  choice: Pick<TeamChoice, 'chosen' | 'canWiden' | 'isWide'>
  /** Whose team it is, for families. */
  whoseOf?: (teamId: string) => string
  onChange: (patch: { teams?: string[]; school?: boolean }) => void
}

/** Filter and colour key in one: each team with its swatch; none pressed shows them all. */
export function TeamChips({ teams, looks: lookOf, choice, whoseOf, onChange }: TeamChipsProps) {
  const { t } = useTranslation('calendar')
  const { chosen, canWiden, isWide } = choice
  const hasSchools = new Set(teams.map(({ school_id }) => school_id)).size > 1
  // a family with one team has nothing to choose
  if (teams.length < (whoseOf ? 2 : 1)) return null
  return (
    <div className={layout.wrap2} role="group" aria-label={t('teams.label')}>
      {teams.map(({ id, name, school }) => {
        const isOn = chosen.includes(id)
        return (
          <button
            key={id}
            type="button"
            className={`${styles.chip} ${looks[lookOf.get(id) ?? 'green_soft']}`}
            aria-pressed={isOn}
            onClick={() =>
              onChange({ teams: isOn ? chosen.filter((team) => team !== id) : [...chosen, id] })
            }
          >
            <span className={styles.swatch}>
              {isOn ? <IconCheck size={14} stroke={2.5} aria-hidden="true" /> : null}
            </span>
            {[whoseOf?.(id), name, hasSchools ? school.name : null].filter(Boolean).join(' · ')}
          </button>
        )
      })}
      {canWiden ? (
        <FilterToggle
          label={t('teams.school')}
          isOn={isWide}
          onChange={(school) => onChange({ school, teams: [] })}
        />
      ) : null}
    </div>
  )
}
