import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useField } from '@/shared/form/fields/use-field'
import layout from '@/shared/ui/layout.module.css'
import type { StarterId } from '../../model/starters'
import { starterIds, starters } from '../../model/starters'
import styles from './start.module.css'

interface ShapeFieldProps {
  suggested: StarterId
  others: readonly { team_id: string; team: { name: string; season: string | null } }[]
}

interface Shape {
  value: string
  title: string
  text: string
}

/** What the plan begins with: a shape by age, nothing, or another team's plan. */
export function ShapeField({ suggested, others }: ShapeFieldProps) {
  const { t } = useTranslation('season')
  const id = useId()
  const { value, change, inputProps } = useField({ name: 'shape', label: t('season.shape') })
  const shapes: Shape[] = [
    ...starterIds.map((starter) => ({
      value: starter,
      title: [
        t(`season.starters.${starter}`),
        starter === suggested ? t('season.starters.suggested') : null,
      ]
        .filter(Boolean)
        .join(' · '),
      text: starters[starter].blocks
        .map(({ title }) => t(`season.starters.blocks.${title}`))
        .join(' → '),
    })),
    { value: 'empty', title: t('season.starters.empty'), text: t('season.starters.empty_text') },
    ...others.map(({ team_id, team }) => ({
      value: team_id,
      title: t('season.starters.copy', {
        team: [team.name, team.season].filter(Boolean).join(' · '),
      }),
      text: t('season.starters.copy_text'),
    })),
  ]
  return (
    <fieldset
      className={`${layout.plain} ${layout.grid} ${layout.gap2} ${layout.borderless} ${layout.flush}`}
    >
      <legend className={`${layout.medium} ${layout.size14} ${styles.legend}`}>
        {inputProps.label}
      </legend>
      {shapes.map((shape) => (
        <div
          key={shape.value}
          className={`${layout.flex} ${layout.gap3} ${layout.relative} ${styles.shape}`}
        >
          <input
            type="radio"
            id={`${id}-${shape.value}`}
            name="shape"
            value={shape.value}
            checked={value === shape.value}
            aria-describedby={`${id}-${shape.value}-text`}
            onChange={() => change(shape.value)}
          />
          <div className={`${layout.stack} ${layout.gapTight}`}>
            <label className={`${layout.medium} ${styles.name}`} htmlFor={`${id}-${shape.value}`}>
              {shape.title}
            </label>
            <span
              id={`${id}-${shape.value}-text`}
              className={`${layout.dimmed} ${layout.dimmed13} ${layout.pretty}`}
            >
              {shape.text}
            </span>
          </div>
        </div>
      ))}
    </fieldset>
  )
}
