import { useTranslation } from 'react-i18next'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { useAgeRulesFor, type AgeRule, type TeamFrame } from '../api/age-rules'
import { useRuleText } from './use-rule-text'

/** What the association lets an age play in a season: one line for each format, its limits, and the source. */
export function AgeRulesCard({ frame }: { frame: TeamFrame }) {
  const { schoolId, ageGroup, season } = frame
  if (!schoolId || !ageGroup || !season) return null
  return (
    <QueryBoundary>
      <Card frame={frame} />
    </QueryBoundary>
  )
}

function Card({ frame }: { frame: TeamFrame }) {
  const { t } = useTranslation('teams/rules')
  const text = useRuleText()
  const rules = useAgeRulesFor(frame)
  const [first] = rules
  const { ageGroup: group, season } = frame
  if (!first) {
    return <SectionCard title={t('title')} description={t('unknown', { group, season })} />
  }
  const limits = [
    { name: t('heading'), value: listOnce(rules.map(text.heading)) },
    { name: t('load'), value: listOnce(rules.map(text.load)) },
  ]
  return (
    <SectionCard
      title={t('title_known', { group, country: text.country(first) })}
      description={t('why')}
    >
      <ul className={layout.listStack2}>
        {rules.map((rule) => (
          <li key={rule.id} className={layout.stack1}>
            <span className={layout.name}>{t('format', { format: rule.format })}</span>
            <span>{listFacts(rule).join(' · ') || t('silent')}</span>
            <span className={layout.dim13}>{text.weight(rule)}</span>
          </li>
        ))}
        {limits
          .filter(({ value }) => value !== '')
          .map(({ name, value }) => (
            <li key={name} className={layout.stack1}>
              <span className={layout.name}>{name}</span>
              <span>{value}</span>
            </li>
          ))}
      </ul>
      <Sources rules={rules} />
    </SectionCard>
  )

  function listFacts(rule: AgeRule): string[] {
    const table = rule.has_table === false ? t('no_table') : ''
    return [text.time(rule), ...text.facts(rule), table].filter(Boolean)
  }
}

/** The pages the rules are from, each once, with the season they began in. */
function Sources({ rules }: { rules: readonly AgeRule[] }) {
  const { t } = useTranslation('teams/rules')
  const text = useRuleText()
  const sources = [...new Map(rules.map((rule) => [rule.source, rule])).values()]
  return (
    <div className={layout.stack1}>
      {sources.map((rule) => (
        <p key={rule.source} className={layout.dim13}>
          {t('source', { season: text.since(rule) })}{' '}
          {rule.source_url ? (
            <a
              href={rule.source_url}
              target="_blank"
              rel="noreferrer"
              className={`${layout.accent} ${layout.breakable}`}
            >
              {rule.source}
            </a>
          ) : (
            rule.source
          )}
        </p>
      ))}
      {rules.every(({ is_confirmed }) => is_confirmed) ? null : (
        <p className={layout.dim13}>{t('unconfirmed')}</p>
      )}
    </div>
  )
}

function listOnce(texts: readonly string[]): string {
  return [...new Set(texts.filter(Boolean))].join(' / ')
}
