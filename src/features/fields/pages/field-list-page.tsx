import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { toOption } from '@/shared/ui/filters/list-filter'
import { CardLines, Dim, NameLines } from '@/shared/ui/name-lines'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { useList } from '@/shared/ui/patterns/use-list'
import { fieldQueries, usePlaces, type ListedField } from '../api/fields'
import { NextBooking } from '../components/list/next-booking'
import { PitchIcon } from '../components/map/pitch-icon'
import { useFieldAccess } from '../components/use-field-access'
import { useNow } from '@/lib/time/use-now'
import { useFieldText } from '../components/use-field-text'
import { surfaces } from '../model/field'
import { fieldFilterSchema } from '../model/field-filter'

/** Every pitch and hall of the school, and whether it is free. */
export function FieldListPage() {
  const { t } = useTranslation('fields')
  const list = useList(fieldFilterSchema, fieldQueries.list)
  const { ownSchools, maySee } = useFieldAccess()
  const { size, parts } = useFieldText()
  const now = useNow()
  const places = usePlaces()
  const isOwner = ownSchools.length > 0
  const hasSchools = new Set(list.rows?.map(({ school_id }) => school_id)).size > 1
  const surfaceOptions = surfaces.map((value) => ({ value, label: t(`surfaces.${value}`) }))
  const renderName = (field: ListedField) => (
    <NameLines
      media={<PitchIcon field={field} />}
      name={field.name}
      text={[hasSchools ? field.school.name : null, field.address].filter(Boolean).join(' · ')}
    />
  )
  const renderNext = (field: ListedField) => <NextBooking field={field} now={now} />
  return (
    <ListPage
      title={t('pages.list')}
      list={list}
      create={isOwner ? { to: paths.fields.create, label: t('pages.create') } : null}
      search={{ label: t('list.search'), placeholder: t('list.placeholder') }}
      filters={[
        places.length > 1 && {
          key: 'place',
          label: t('list.place'),
          options: places.map(toOption),
        },
        { key: 'surface', label: t('field.surface'), options: surfaceOptions },
        { key: 'archived', label: t('list.archived') },
      ]}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href(paths.fields.details, { id })}
      columns={[
        { key: 'name', header: t('field.name'), render: renderName },
        { key: 'now', header: t('list.now'), render: renderNext },
        {
          key: 'surface',
          header: t('field.surface'),
          render: ({ surface }) => t(`surfaces.${surface}`),
        },
        { key: 'length_m', header: t('field.size'), align: 'end', render: size },
        { key: 'parts', header: t('parts.title'), render: parts },
        {
          key: 'lights',
          header: t('field.lights'),
          render: ({ has_lights }) => (has_lights ? t('field.yes') : t('field.no')),
        },
      ]}
      phoneCard={(field) => (
        <CardLines>
          {renderName(field)}
          {renderNext(field)}
          <Dim>{[t(`surfaces.${field.surface}`), size(field), parts(field)].join(' · ')}</Dim>
        </CardLines>
      )}
      empty={{
        title: t(maySee ? 'list.empty_title' : 'list.not_for_you'),
        text: t(`list.empty.${!maySee ? 'families' : isOwner ? 'owner' : 'staff'}`),
        whenFiltered: !maySee,
      }}
    />
  )
}
