import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { PlannerFields, type PlannerFieldsProps } from './planner-fields'
import { TitleField } from './title-field'

interface DetailsLineProps extends PlannerFieldsProps {
  /** Team, day, time and place in words. */
  summary: string
  isOpen: boolean
  onToggle: () => void
}

/** Title and time in one line, so that the board has the height; everything else opens below it. */
export function DetailsLine({ summary, isOpen, onToggle, ...fields }: DetailsLineProps) {
  const { t } = useTranslation('planner')
  const Chevron = isOpen ? IconChevronUp : IconChevronDown
  return (
    <section
      className={`${layout.surface} ${layout.grid} ${layout.gap2} ${layout.padRow}`}
      aria-label={t('form.details')}
    >
      <div className={layout.line3}>
        <TitleField />
        <Button kind="quiet" aria-expanded={isOpen} onClick={onToggle}>
          <span className={layout.hidden}>{t('planner.change_details')}: </span>
          <span className={layout.inline2}>
            {summary}
            <Chevron size={18} stroke={1.75} aria-hidden="true" />
          </span>
        </Button>
      </div>
      {isOpen ? <PlannerFields {...fields} /> : null}
    </section>
  )
}
