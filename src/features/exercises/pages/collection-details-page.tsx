import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { EmptyState } from '@/shared/ui/states/empty-state'
import layout from '@/shared/ui/layout.module.css'
import { useCollection, useSetCollectionNote } from '../api/collections'
import { CollectionActions } from '../components/collections/collection-actions'
import { CollectionDrag, SortableItem } from '../components/collections/collection-drag'
import { CollectionItem } from '../components/collections/collection-item'
import { useCollectionAccess } from '../widgets/library/use-collection-access'
import { useCollectionOrder } from '../components/collections/use-collection-order'
import { chooseCardTexts } from '../model/search/named-card'

/** The exercises of a collection in their order, each with its note. */
export function CollectionDetailsPage() {
  const { t, i18n } = useTranslation('exercises')
  const { id = '' } = useParams()
  const { data: collection } = useCollection(id)
  const { mayChange } = useCollectionAccess()
  const { ids, move, remove } = useCollectionOrder(collection)
  const { mutate: setNote } = useSetCollectionNote()
  const isMine = mayChange(collection)
  const shown = ids.flatMap((exerciseId) => {
    const item = collection.items.find(({ exercise_id }) => exercise_id === exerciseId)
    // An exercise I may not see is an empty place to me.
    if (!item?.exercise) return []
    return [{ exercise: chooseCardTexts(item.exercise, i18n.language), note: item.note ?? '' }]
  })

  return (
    <DetailsPage
      title={collection.title}
      back={{ to: paths.exercises.collections, label: t('collections.title') }}
      description={collection.description}
      facts={[
        { label: t('collections.exercises'), value: collection.items.length },
        {
          label: t('collections.who'),
          value: t(`collections.visibility.${collection.visibility}`),
        },
      ]}
      actions={<CollectionActions collection={collection} />}
    >
      {shown.length === 0 ? (
        <EmptyState
          title={t('collections.none_title')}
          text={t('collections.none_text')}
          action={
            <LinkButton to={paths.exercises.library} icon={<IconSearch size={18} stroke={1.75} />}>
              {t('exercise.back')}
            </LinkButton>
          }
        />
      ) : null}
      <CollectionDrag
        items={shown.map(({ exercise }) => ({ id: exercise.id, title: exercise.title }))}
        onMove={(exerciseId, place) => void move(exerciseId, place)}
      >
        <ol className={layout.listGrid2} aria-label={t('collections.exercises')}>
          {shown.map(({ exercise, note }) => (
            <SortableItem
              key={exercise.id}
              id={exercise.id}
              title={exercise.title}
              isMovable={isMine}
            >
              <CollectionItem
                exercise={exercise}
                note={note}
                mayChange={isMine}
                onNote={(text) => setNote({ id, exerciseId: exercise.id, note: text })}
                onRemove={() => void remove(exercise.id)}
              />
            </SortableItem>
          ))}
        </ol>
      </CollectionDrag>
    </DetailsPage>
  )
}
