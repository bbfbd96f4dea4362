import { IconArrowsExchange, IconCalendar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { getToday } from '@/lib/time/calendar-date'
import { DateInput } from '@/shared/form/fields/date-input'
import { parseTypedDate } from '@/shared/form/fields/typed-date'
import { useCalendarLabels } from '@/shared/form/fields/use-calendar-labels'
import { LinkButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { TestedPlayer } from '../../../api/test-results'
import type { MeasuredTest } from '../../../model/tests/measured-test'
import { Protocol } from '../protocol'
import { TestSheet } from './test-sheet'

interface TestBoardProps {
  teamId: string
  test: MeasuredTest
  players: readonly TestedPlayer[]
  /** `YYYY-MM-DD`. */
  on: string
  onDay: (on: string) => void
}

/** The day, how the test is done, and the squad's tries. */
export function TestBoard({ teamId, test, players, on, onDay }: TestBoardProps) {
  const { t, i18n } = useTranslation('stats/tests')
  const ariaLabels = useCalendarLabels()
  return (
    <SectionCard
      title={t(`names.${test.key}`)}
      description={t('sheet.enter')}
      actions={
        <LinkButton kind="secondary" to="?" icon={<IconArrowsExchange size={18} stroke={1.75} />}>
          {t('sheet.other')}
        </LinkButton>
      }
    >
      <DateInput
        label={t('sheet.on')}
        value={on}
        valueFormat={i18n.language === 'en' ? 'ddd, D MMM YYYY' : 'dd, D. MMM YYYY'}
        dateParser={(text) => parseTypedDate(text)}
        minDate="2000-01-01"
        maxDate={getToday()}
        allowDeselect={false}
        leftSection={<IconCalendar size={18} stroke={1.75} aria-hidden="true" />}
        leftSectionPointerEvents="none"
        ariaLabels={ariaLabels}
        autoComplete="off"
        onChange={(day) => {
          if (day) onDay(day)
        }}
        style={narrow}
      />
      <Protocol testKey={test.key} />
      <div className={layout.stack3}>
        <TestSheet
          key={`${test.key} ${on}`}
          teamId={teamId}
          test={test}
          players={players}
          on={on}
        />
      </div>
    </SectionCard>
  )
}

const narrow = { maxInlineSize: 260 }
