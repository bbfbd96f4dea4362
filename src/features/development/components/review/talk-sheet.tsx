import { useTranslation } from 'react-i18next'
import { useTestEvidence } from '@/features/stats/widgets/use-test-evidence'
import { formatDate } from '@/lib/dates'
import { formatFullName } from '@/lib/person'
import { Paper } from '@/shared/ui/print/paper'
import type { Plan, Review } from '../../api/plans'
import type { Exposure } from '../../model/exposure'
import { toGrowthStep } from '../../model/review'

/** The talk of five minutes on one sheet of A4: goal, training, what was counted, both views, room to write. */
export function TalkSheet({ plan, exposure }: { plan: Plan; exposure: Exposure | undefined }) {
  const { t } = useTranslation('development')
  const tests = useTestEvidence()(exposure?.tests ?? [])
  const parts = (['self', 'coach'] as const).map((kind) => ({
    kind,
    part: plan.reviews.find((one) => one.kind === kind),
  }))
  const describeStep = (part: Review | undefined, index: number) => {
    const step = toGrowthStep(part?.steps[index])
    return step ? t(`steps.${step}`) : ''
  }
  return (
    <Paper>
      <article style={{ fontSize: '10.5pt', display: 'grid', gap: '5mm' }}>
        <header>
          <h1 style={{ margin: 0, fontSize: '17pt' }}>
            {t('sheet.title', { name: formatFullName(plan.player) })}
          </h1>
          <p>
            {t('plan.period', { from: formatDate(plan.starts_on), to: formatDate(plan.ends_on) })}
          </p>
        </header>
        <table style={{ inlineSize: '100%', borderCollapse: 'collapse' }}>
          <thead>
            <tr>
              {[t('sheet.goal'), t('sheet.trained'), t('sheet.player'), t('sheet.coach')].map(
                (word) => (
                  <th key={word} scope="col" style={cell}>
                    {word}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {plan.goals.map(({ position, words, signs }, index) => {
              const minutes = exposure?.goals.find((one) => one.position === position)
              return (
                <tr key={position}>
                  <td style={{ ...cell, inlineSize: '44%' }}>
                    <strong>{words}</strong>
                    <br />
                    {signs}
                  </td>
                  <td style={cell}>
                    {minutes ? t('exposure.direct', { count: minutes.direct }) : null}
                    <br />
                    {minutes ? t('exposure.indirect', { count: minutes.indirect }) : null}
                  </td>
                  {parts.map(({ kind, part }) => (
                    <td key={kind} style={cell}>
                      {describeStep(part, index)}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
        {exposure ? (
          <p>
            {t('sheet.counted', {
              there: exposure.sessions.there,
              recorded: exposure.sessions.recorded,
              minutes: exposure.match_minutes,
              tasks: exposure.tasks_done,
              days: exposure.home.days,
            })}
          </p>
        ) : null}
        {tests.length > 0 ? (
          <p>{tests.map(({ label, value }) => `${label}: ${value}`).join(' · ')}</p>
        ) : null}
        {parts.map(({ kind, part }) =>
          part?.words || part?.next_steps ? (
            <section key={kind}>
              <strong>{t(`review.${kind}`)}</strong>
              <p style={{ whiteSpace: 'pre-line' }}>{part.words}</p>
              <p style={{ whiteSpace: 'pre-line' }}>{part.next_steps}</p>
            </section>
          ) : null,
        )}
        <section>
          <strong>{t('sheet.together')}</strong>
          <p>{t('sheet.questions')}</p>
          {[1, 2, 3, 4].map((line) => (
            <div key={line} style={{ blockSize: '9mm', borderBlockEnd: '0.2mm solid #000' }} />
          ))}
        </section>
      </article>
    </Paper>
  )
}

const cell = {
  padding: '1.5mm',
  border: '0.2mm solid #000',
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const
