import { IconStopwatch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { usePlayerTests, useTestBands } from '../../../api/test-results'
import type { TestPoint } from '../../../model/tests/growth'
import { TestGrowth } from './test-growth'

interface TestsCardProps {
  playerId: string
  /** For coaches of the player and the owner; the database refuses others. */
  hasBands: boolean
  isFamily: boolean
  /** Where the player can be measured. */
  teamId: string | undefined
}

/** What was measured of a player: each test's growth, compared with oneself. */
export function TestsCard({ playerId, hasBands, isFamily, teamId }: TestsCardProps) {
  const { t } = useTranslation('stats/tests')
  const { tests, results } = usePlayerTests(playerId)
  const bands = useTestBands(playerId, hasBands)
  const error = tests.error ?? results.error
  const handleRetry = () => void Promise.all([tests.refetch(), results.refetch()])
  const known = tests.data && results.data ? { tests: tests.data, results: results.data } : null
  if (isFamily && known?.results.length === 0) return null

  const measured = (known?.tests ?? []).flatMap((test) => {
    const [first, ...later] = (known?.results ?? [])
      .filter(({ test_key: key }) => key === test.key)
      .map(({ measured_on: on, best }): TestPoint => ({ on, best }))
    return first ? [{ test, points: [first, ...later] as const }] : []
  })
  return (
    <SectionCard
      title={t('card.title')}
      description={measured.length > 0 ? t(hasBands ? 'card.text_staff' : 'card.text') : undefined}
      actions={
        teamId ? (
          <LinkButton
            kind="secondary"
            to={href(paths.teams.tests, { id: teamId })}
            icon={<IconStopwatch size={18} stroke={1.75} />}
          >
            {t('card.measure')}
          </LinkButton>
        ) : null
      }
    >
      {error && !known ? <InlineError error={error} onRetry={handleRetry} /> : null}
      {!known && !error ? <ListSkeleton rows={2} /> : null}
      {known && measured.length === 0 ? <p className={layout.dim14}>{t('card.empty')}</p> : null}
      {measured.length > 0 ? (
        <ul
          className={`${layout.listGrid} ${layout.gap4}`}
          style={columns}
          aria-label={t('card.title')}
        >
          {measured.map(({ test, points }) => (
            <TestGrowth
              key={test.key}
              test={test}
              points={points}
              band={bands?.find(({ test_key: key }) => key === test.key)}
            />
          ))}
        </ul>
      ) : null}
    </SectionCard>
  )
}

const columns = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' }
