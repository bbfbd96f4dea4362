import { useTranslation } from 'react-i18next'
import { FilterSelect } from '@/shared/ui/filters/filter-select'
import { FilterToggle } from '@/shared/ui/filters/filter-toggle'
import layout from '@/shared/ui/layout.module.css'
import type { SessionFacts } from '@/features/planner/model/candidates/session-facts'
import {
  suggestThemes,
  themeChoices,
  type ThemeChoice,
} from '@/features/planner/model/candidates/theme'
import styles from './quick.module.css'
import { useQuickText } from './use-quick-text'

interface ThemeChipsProps {
  facts: SessionFacts
  value: ThemeChoice
  onChange: (theme: ThemeChoice) => void
}

/** The eight likeliest themes, one tap each, and behind the last chip all of them. */
export function ThemeChips({ facts, value, onChange }: ThemeChipsProps) {
  const { t } = useTranslation('quick-session')
  const { theme } = useQuickText(facts.theme?.title ?? null)
  const likely = suggestThemes(facts)
  const others = themeChoices.filter(
    (choice) => !likely.includes(choice) && choice !== 'season' && choice !== 'balanced',
  )
  return (
    <div className={`${layout.row2} ${styles.chips}`} role="group" aria-label={t('quick.theme')}>
      {likely.map((choice) => (
        <FilterToggle
          key={choice}
          label={theme(choice)}
          isOn={choice === value}
          onChange={() => onChange(choice)}
        />
      ))}
      <FilterSelect
        label={t('quick.all_topics')}
        value={others.includes(value) ? [value] : []}
        options={others.map((choice) => ({ value: choice, label: theme(choice) }))}
        onChange={([chosen]) => {
          const next = others.find((choice) => choice === chosen)
          if (next) onChange(next)
        }}
      />
    </div>
  )
}
