import { useState } from 'react'
import { Checkbox, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import layout from '@/shared/ui/layout.module.css'
import {
  useCollections,
  useCreateCollection,
  useSetCollectionItems,
  type CollectionRow,
} from '@/features/exercises/api/collections'
import { collectionLimits } from '@/features/exercises/model/search/collection-schema'
import { useCollectionAccess } from '@/features/exercises/widgets/library/use-collection-access'
import styles from './actions.module.css'

interface CollectSheetProps {
  exercise: { id: string; title: string }
  onClose: () => void
}

/** Into my collections and out of them with a tick each; or into a new one. */
export function CollectSheet({ exercise, onClose }: CollectSheetProps) {
  const { t } = useTranslation('exercises')
  const { data } = useCollections()
  const { mayChange, schoolId } = useCollectionAccess()
  const { mutate: setItems, isPending } = useSetCollectionItems()
  const mine = data?.filter(mayChange)
  const session = useSession()

  function toggle({ id, items }: CollectionRow, isIn: boolean) {
    const others = items
      .map(({ exercise_id }) => exercise_id)
      .filter((other) => other !== exercise.id)
    setItems({ id, exerciseIds: isIn ? [...others, exercise.id] : others })
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('collections.add_title', { title: exercise.title })}
      footer={<Button onClick={onClose}>{t('collections.done')}</Button>}
    >
      <div className={layout.stack3}>
        {mine ? null : <ListSkeleton rows={3} />}
        {mine?.map((collection) => (
          <Checkbox
            key={collection.id}
            label={t('collections.with_count', {
              title: collection.title,
              count: collection.items.length,
            })}
            disabled={isPending}
            checked={collection.items.some(({ exercise_id }) => exercise_id === exercise.id)}
            onChange={(event) => toggle(collection, event.currentTarget.checked)}
          />
        ))}
        {session && schoolId ? (
          <NewCollection schoolId={schoolId} exerciseId={exercise.id} />
        ) : null}
      </div>
    </Sheet>
  )
}

function NewCollection({ schoolId, exerciseId }: { schoolId: string; exerciseId: string }) {
  const { t } = useTranslation('exercises')
  const [title, setTitle] = useState('')
  const { mutateAsync: create, isPending } = useCreateCollection()
  const { mutateAsync: setItems } = useSetCollectionItems()

  async function submit() {
    const values = { title, description: '', visibility: 'me' as const, school_id: schoolId }
    await create(values).then(
      async ({ id }) => {
        setTitle('')
        await setItems({ id, exerciseIds: [exerciseId] })
      },
      // the global toast has said what went wrong; the name stays to try again
      () => undefined,
    )
  }

  return (
    <form
      className={`${layout.wrap2} ${layout.lineAbove} ${styles.inline}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (title.trim() !== '') void submit()
      }}
    >
      <TextInput
        className={styles.grow}
        aria-label={t('collections.new_name')}
        placeholder={t('collections.new_name')}
        maxLength={collectionLimits.title}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Button type="submit" kind="secondary" busy={isPending} disabled={title.trim() === ''}>
        {t('collections.create')}
      </Button>
    </form>
  )
}
