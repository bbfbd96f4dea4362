import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import {
  useSaveTestResults,
  useTestSheet,
  type TestedPlayer,
  type TestResult,
} from '../../../api/test-results'
import type { MeasuredTest } from '../../../model/tests/measured-test'
import { listChangedMeanwhile, listFaulty, listTakenAway } from '../../../model/tests/test-draft'
import { ResultGrid } from './result-grid'
import { SaveProblem } from './save-problem'
import { SaveResults } from './save-results'
import { useTestDraft } from './use-test-draft'

interface TestSheetProps {
  teamId: string
  test: MeasuredTest
  players: readonly TestedPlayer[]
  /** `YYYY-MM-DD`. */
  on: string
}

/** A test on a day: what the squad did, typed and saved as one. */
export function TestSheet(props: TestSheetProps) {
  const { test, players } = props
  const sheet = useTestSheet(
    test.key,
    players.map(({ id }) => id),
  )
  if (sheet.error && !sheet.data) {
    return <InlineError error={sheet.error} onRetry={() => void sheet.refetch()} />
  }
  if (!sheet.data) return <ListSkeleton rows={8} />
  return <KnownSheet {...props} results={sheet.data} refresh={sheet.refetch} />
}

interface KnownSheetProps extends TestSheetProps {
  results: readonly TestResult[]
  refresh: () => Promise<unknown>
}

function KnownSheet({ teamId, test, players, on, results, refresh }: KnownSheetProps) {
  const { t } = useTranslation('stats/tests')
  const userId = useSession()?.user.id ?? ''
  const draft = useTestDraft(`tests:${userId}:${teamId}:${test.key}:${on}`)
  const save = useSaveTestResults(teamId, test)
  const standing = results.filter(({ measured_on: day }) => day === on)
  const earlier = results.filter(({ measured_on: day }) => day < on)
  const conflicts = listChangedMeanwhile(draft.entries, standing)
  const removed = listTakenAway(draft.entries, standing, test)
  const changed = Object.keys(draft.entries).length

  function handleSave() {
    save.mutate(
      { entries: draft.entries, measuredOn: on },
      {
        onSuccess: () => void refresh().then(draft.clear),
        onError: () => void refresh(),
      },
    )
  }

  return (
    <>
      {draft.wasStored && changed > 0 ? (
        <Alert
          title={t('sheet.draft')}
          actions={
            <Button kind="secondary" onClick={draft.forgetStored}>
              {t('sheet.draft_ok')}
            </Button>
          }
        >
          {t('sheet.draft_text')}
        </Alert>
      ) : null}
      <ResultGrid
        test={test}
        players={players}
        standing={standing}
        earlier={earlier}
        draft={draft}
      />
      <SaveResults
        changed={changed}
        faulty={listFaulty(draft.entries, test).length}
        takenAway={players.filter(({ id }) => removed.includes(id)).map(({ name }) => name)}
        isSaving={save.isPending}
        isBlocked={conflicts.length > 0}
        problem={
          <SaveProblem
            draft={draft}
            players={players}
            standing={standing}
            conflicts={save.isPending ? [] : conflicts}
            error={save.error}
            onAnswered={save.reset}
          />
        }
        onSave={handleSave}
        onDiscard={draft.clear}
      />
    </>
  )
}
