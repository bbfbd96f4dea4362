import { useTranslation } from 'react-i18next'
import { toAppError } from '@/lib/errors'
import { useTranslateKey } from '@/lib/i18n/translate-key'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import type { TestedPlayer, TestResult } from '../../../api/test-results'
import { getTestFailureKey } from '../../../model/tests/failure'
import { setSeen } from '../../../model/tests/test-draft'
import type { TestDraft } from './use-test-draft'

interface SaveProblemProps {
  draft: TestDraft
  players: readonly TestedPlayer[]
  standing: readonly TestResult[]
  /** Players whose result a colleague changed since it was seen. */
  conflicts: readonly string[]
  /** Why the last save was refused. */
  error: unknown
  onAnswered: () => void
}

/** What stands between the coach and a save: a colleague's results or a refusal. */
export function SaveProblem(props: SaveProblemProps) {
  const { draft, players, standing, conflicts, error, onAnswered } = props
  const { t } = useTranslation('stats/tests')
  const translate = useTranslateKey()
  const names = players.filter(({ id }) => conflicts.includes(id)).map(({ name }) => name)

  function saveMine() {
    draft.change((entries) => setSeen(entries, standing))
    onAnswered()
  }

  function takeTheirs() {
    draft.change((entries) =>
      Object.fromEntries(Object.entries(entries).filter(([id]) => !conflicts.includes(id))),
    )
    onAnswered()
  }

  if (names.length > 0) {
    return (
      <Alert
        kind="error"
        title={t('sheet.conflict')}
        actions={
          <>
            <Button kind="secondary" onClick={saveMine}>
              {t('sheet.keep')}
            </Button>
            <Button kind="secondary" onClick={takeTheirs}>
              {t('sheet.take')}
            </Button>
          </>
        }
      >
        {t('sheet.conflict_text', { names: names.join(', ') })}
      </Alert>
    )
  }
  if (!error) return null
  return (
    <Alert kind="error" title={translate(getTestFailureKey(toAppError(error)))}>
      {t('sheet.failed')}
    </Alert>
  )
}
