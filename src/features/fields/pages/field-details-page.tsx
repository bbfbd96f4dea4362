import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { formatDate } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { StatusBadge } from '@/shared/ui/status-badge'
import { useField } from '../api/fields'
import { FieldMenu } from '../components/details/field-menu'
import { PartsTab } from '../components/details/parts-tab'
import { useFieldAccess } from '../components/use-field-access'
import { useFieldText } from '../components/use-field-text'
import { FieldWeek } from '../components/week/field-week'

/** A field: who has it when, which parts it has, and what one should know before coming. */
export function FieldDetailsPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('fields')
  const field = useField(id)
  const { owns, bookerAt } = useFieldAccess()
  const { size } = useFieldText()
  const booker = bookerAt(field.school_id)
  const isOwner = owns(field.school_id)
  const { name, surface, address, note, archived_at, has_lights } = field
  const mayBook = archived_at === null && (isOwner || booker.teamIds.length > 0)
  return (
    <DetailsPage
      title={name}
      back={{ to: paths.fields.list, label: t('pages.list') }}
      description={
        <>
          {archived_at ? (
            <StatusBadge tone="amber">
              {t('details.archived_since', { date: formatDate(archived_at) })}
            </StatusBadge>
          ) : null}
          {note}
        </>
      }
      facts={[
        { label: t('field.surface'), value: t(`surfaces.${surface}`) },
        { label: t('field.size'), value: size(field) },
        { label: t('field.lights'), value: has_lights ? t('field.yes') : t('field.no') },
        ...(address ? [{ label: t('field.address'), value: address }] : []),
      ]}
      actions={
        isOwner ? (
          <LinkButton
            kind="secondary"
            to={href(paths.fields.edit, { id })}
            icon={<IconPencil size={18} stroke={1.75} aria-hidden />}
          >
            {t('details.edit')}
          </LinkButton>
        ) : null
      }
      menu={isOwner ? <FieldMenu field={field} /> : null}
      tabs={[
        {
          key: 'week',
          label: t('week.title'),
          content: <FieldWeek field={field} booker={booker} mayBook={mayBook} />,
        },
        {
          key: 'parts',
          label: t('parts.title'),
          content: <PartsTab field={field} isOwner={isOwner} />,
        },
      ]}
    />
  )
}
