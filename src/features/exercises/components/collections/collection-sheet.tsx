import { useTranslation } from 'react-i18next'
import { Form } from '@/shared/form/form'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import {
  collectionLimits,
  collectionSchema,
  type CollectionValues,
} from '../../model/search/collection-schema'
import layout from '@/shared/ui/layout.module.css'
import styles from './collections.module.css'

interface CollectionSheetProps {
  title: string
  values?: CollectionValues
  /** Only its owner takes a shared one back for oneself. */
  mayHide?: boolean
  onSave: (values: CollectionValues) => Promise<void>
  onClose: () => void
}

/** Name, description and who sees it. */
export function CollectionSheet(props: CollectionSheetProps) {
  const { title, values, mayHide = true, onSave, onClose } = props
  const { t } = useTranslation('exercises')
  const visibilities = mayHide ? (['me', 'school'] as const) : (['school'] as const)
  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <Form
        schema={collectionSchema}
        defaultValues={values ?? { title: '', description: '', visibility: 'me' }}
        onSubmit={onSave}
      >
        <TextField
          name="title"
          label={t('collections.name')}
          maxLength={collectionLimits.title}
          required
        />
        <TextareaField
          name="description"
          label={t('collections.description')}
          maxLength={collectionLimits.description}
        />
        <SelectField
          name="visibility"
          label={t('collections.who')}
          options={visibilities.map((value) => ({
            value,
            label: t(`collections.visibility.${value}`),
          }))}
          required
        />
        <div className={`${layout.gap2} ${layout.end} ${styles.buttons}`}>
          <Button kind="secondary" onClick={onClose}>
            {t('collections.cancel')}
          </Button>
          <Button type="submit">{t('collections.save')}</Button>
        </div>
      </Form>
    </Sheet>
  )
}
