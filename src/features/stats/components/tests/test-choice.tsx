import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '@/lib/dates'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { TestedTeam } from '../../api/test-results'
import type { MeasuredTest } from '../../model/tests/measured-test'

interface TestChoiceProps {
  tests: readonly MeasuredTest[]
  days: TestedTeam['days']
}

/** The tests for the team's age, each with the day it was last measured. */
export function TestChoice({ tests, days }: TestChoiceProps) {
  const { t } = useTranslation(['stats/tests', 'stats'])
  return (
    <SectionCard title={t('choose.title')} description={t('choose.text')}>
      <ul className={layout.listGrid2} style={cards} aria-label={t('choose.title')}>
        {tests.map((test) => {
          const last = days.find(({ key }) => key === test.key)
          return (
            <li key={test.key} className={layout.min}>
              <Link
                to={`?test=${test.key}`}
                className={`${layout.between3} ${layout.roundControl} ${layout.edge} ${layout.ground2} ${layout.quietLink}`}
                style={card}
              >
                <span className={`${layout.stack1} ${layout.min}`}>
                  <span className={`${layout.name} ${layout.breakable}`}>
                    {t(`names.${test.key}`)}
                  </span>
                  <span className={layout.dim13Any}>
                    {t('choose.tries', { count: test.tries })}
                  </span>
                  <span className={layout.dim13Any}>
                    {last
                      ? t('choose.last', { date: formatDate(last.measured_on) })
                      : t('choose.never')}
                  </span>
                </span>
                <IconChevronRight
                  size={18}
                  stroke={1.75}
                  aria-hidden="true"
                  className={layout.fixed}
                />
              </Link>
            </li>
          )
        })}
      </ul>
    </SectionCard>
  )
}

const cards = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' }
const card = { padding: 12, blockSize: '100%' }
