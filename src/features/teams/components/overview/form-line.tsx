import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import type { Fixture } from '../../api/fixtures'
import { formatScore, getOutcome } from '../../model/fixture'

const tones = { won: layout.accent, drawn: layout.dim, lost: layout.danger } as const
const shown = 5

/** The last results as letters, the latest last, each with its score for who hovers or listens. */
export function FormLine({ matches }: { matches: readonly Fixture[] }) {
  const { t } = useTranslation('teams')
  const results = matches.flatMap((match) => {
    const outcome = getOutcome(match)
    return outcome ? [{ id: match.id, outcome, score: formatScore(match) }] : []
  })
  if (results.length === 0) return '–'
  return (
    <span className={`${layout.inline2} ${layout.text16}`}>
      {results
        .slice(0, shown)
        .toReversed()
        .map(({ id, outcome, score }) => (
          <span key={id} className={tones[outcome]} title={`${t(`matches.${outcome}`)} ${score}`}>
            <span aria-hidden="true">{t(`overview.letter.${outcome}`)}</span>
            <span className={layout.hidden}>{`${t(`matches.${outcome}`)} ${score}`}</span>
          </span>
        ))}
    </span>
  )
}
