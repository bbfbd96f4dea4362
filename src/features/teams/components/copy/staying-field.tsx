import { Checkbox } from '@mantine/core'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatFullName } from '@/lib/person'
import type { SquadMember } from '../../api/squad'
import type { CopyInput } from '../../model/copy-schema'
import layout from '@/shared/ui/layout.module.css'
import styles from './staying-field.module.css'

/** Who comes along: everybody at first, so that only who leaves has to be ticked off. */
export function StayingField({ squad }: { squad: readonly SquadMember[] }) {
  const { t } = useTranslation('teams')
  const { field } = useController<CopyInput, 'player_ids'>({ name: 'player_ids' })
  if (squad.length === 0) return null
  return (
    <Checkbox.Group
      label={t('copy.players', { count: field.value.length, total: squad.length })}
      value={field.value}
      onChange={field.onChange}
    >
      <div className={`${layout.grid} ${styles.grid}`}>
        {squad.map(({ player }) => (
          <Checkbox
            key={player.id}
            className={styles.choice}
            value={player.id}
            label={`${formatFullName(player)} · ${player.date_of_birth.slice(0, 4)}`}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}
