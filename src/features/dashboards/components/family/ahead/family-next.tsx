import { useTranslation } from 'react-i18next'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import type { AgendaItem } from '../../../model/agenda'
import type { Ahead } from '../../../model/family/ahead'
import {
  listChildren,
  listFirstNames,
  type Child,
} from '@/features/attendance/model/family/children'
import { CalledOff } from '../../agenda/called-off'
import { NextUp } from '../../agenda/next-up'
import { useMomentText } from '../../agenda/use-moment-text'
import layout from '@/shared/ui/layout.module.css'
import { AnswerReasons } from '@/features/attendance/widgets/family/answer-reasons'
import { AnswerRows, type Answering } from '@/features/attendance/widgets/family/answer-rows'

interface FamilyNextProps extends Answering {
  ahead: Ahead
}

/** What comes next, large: a child's next training and match, or what each of several has next. */
export function FamilyNext({ ahead, ...answering }: FamilyNextProps) {
  const { t } = useTranslation('dashboards')
  const { shown, now } = answering
  const text = useMomentText(now)
  const isOne = shown.length === 1
  const idle = shown.filter((child) => !ahead.next.some((item) => isFor(child, item)))

  function formatLabel(item: AgendaItem): string {
    if (isOne) return t(`next.${item.kind}`)
    return `${listFirstNames(item, shown).join(', ')} · ${item.team.name}`
  }

  return (
    <DashboardCard title={t('next.title')}>
      <CalledOff
        items={ahead.off}
        now={now}
        describe={(item) => (isOne ? '' : listFirstNames(item, shown).join(', '))}
      />
      {ahead.next.map((item) => (
        <NextUp
          key={item.id}
          label={formatLabel(item)}
          item={item}
          now={now}
          below={
            <>
              <AnswerRows item={item} title={text.title(item)} size="words" {...answering} />
              <AnswerReasons item={item} {...answering} />
            </>
          }
        />
      ))}
      {idle.map(({ id, first_name, teams }) => (
        <p key={id} className={`${layout.dimmed} ${layout.size16}`}>
          {t(teams.length > 0 ? 'next.none' : 'parent.no_team', { name: first_name })}
        </p>
      ))}
    </DashboardCard>
  )
}

function isFor(child: Child, item: AgendaItem): boolean {
  return listChildren(item, [child]).length > 0
}
