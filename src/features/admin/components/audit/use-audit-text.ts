import { useTranslation } from 'react-i18next'
import { isDigestRhythm, isLeadTime } from '@/features/notifications/model/preferences'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import { formatDate } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import type { AuditPage, AuditRow } from '../../api/audit'
import { parseAction, parseDetails, type AuditChange } from '../../model/audit'
import { getLanguageName } from '../../model/get-language-name'

/** An entry in words: what happened, to whom and where, and what was corrected. */
export function useAuditText() {
  const { t } = useTranslation(['admin', 'billing', 'notifications/preferences', 'common'])
  const roleName = useRoleName()

  function toValue({ field }: AuditChange, text: string | null): string {
    if (text === null || text === '') return t('account.none')
    if (field === 'locale') return getLanguageName(text)
    if (field === 'date_of_birth') return formatDate(text)
    if (isLeadTime(text)) return t(`notifications/preferences:lead_times.${text}`)
    if (field === 'digest' && isDigestRhythm(text)) {
      return t(`notifications/preferences:digests.${text}`)
    }
    if (field === 'price_cents') return formatMoney(Number(text))
    if (text === 'true' || text === 'false')
      return t(text === 'true' ? 'common:answer.yes' : 'common:answer.no')
    return text
  }

  function toActName(action: string): string {
    const known = parseAction(action)
    return known === 'other' ? t('audit.other', { action }) : t(`audit.acts.${known}`)
  }

  /** "Phone: – → +49 151 1234567"; without the values once they are forgotten. */
  function toChangeLines(entry: AuditRow): string[] {
    const { changes, forgotten } = parseDetails(entry.details)
    return [
      ...changes.map((change) =>
        t('audit.change', {
          field: t(`audit.fields.${change.field}`),
          before: toValue(change, change.before),
          after: toValue(change, change.after),
        }),
      ),
      ...forgotten.map((field) => t(`audit.fields.${field}`)),
    ]
  }

  /** Beside the account: the player, the role and the school it was about. */
  function toSubjects(entry: AuditRow, names: AuditPage['names']): string[] {
    const { player_id, school_id } = entry
    const { role, tier, period } = parseDetails(entry.details)
    return [
      player_id && (names.players.get(player_id) ?? t('audit.gone')),
      role && roleName(role),
      tier && t(`billing:pricing.tiers.${tier}`),
      period && t(`billing:pricing.periods.${period}`),
      school_id && (names.schools.get(school_id) ?? t('audit.gone')),
    ].flatMap((part) => part || [])
  }

  return { toActName, toChangeLines, toSubjects }
}
