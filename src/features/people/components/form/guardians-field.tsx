import { IconPlus, IconX } from '@tabler/icons-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TextField } from '@/shared/form/fields/text-field'
import { Button, IconButton } from '@/shared/ui/button'
import type { PlayerInput } from '../../model/player-schema'
import { RelationshipField } from '../../widgets/relationship-field'
import layout from '@/shared/ui/layout.module.css'
import styles from './player-form.module.css'

/** Who looks after the newcomer: invited as soon as the player is saved. */
export function GuardiansField() {
  const { t } = useTranslation('people')
  const { control } = useFormContext<PlayerInput>()
  const { fields, append, remove } = useFieldArray({ control, name: 'guardians' })
  return (
    <div className={`${layout.grid} ${layout.gap4} ${styles.rows}`}>
      {fields.map((field, index) => (
        <div
          key={field.id}
          className={`${layout.grid} ${layout.gap3} ${layout.full} ${layout.top} ${styles.row}`}
          role="group"
          aria-label={t('form.guardian_n', { number: index + 1 })}
        >
          <TextField
            name={`guardians.${index}.email`}
            label={t('guardians.email')}
            type="email"
            required
          />
          <RelationshipField name={`guardians.${index}.relationship`} />
          <IconButton
            label={t('form.remove_guardian', { number: index + 1 })}
            onClick={() => remove(index)}
          >
            <IconX size={20} stroke={1.75} />
          </IconButton>
        </div>
      ))}
      {fields.length < 4 ? (
        <Button
          kind="secondary"
          icon={<IconPlus size={18} stroke={1.75} />}
          onClick={() => append({ email: '', relationship: 'parent' })}
        >
          {t('guardians.add')}
        </Button>
      ) : null}
    </div>
  )
}
