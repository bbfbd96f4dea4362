import { TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import {
  createSize,
  parseSizeNames,
  productLimits,
  type ProductInput,
} from '../../../model/desk/product-schema'
import { SizeRow } from './size-row'

interface SizesFieldProps {
  /** Pieces of each stored size; absent for a new product. */
  stock?: ReadonlyMap<string, number>
}

/** The sizes of a product: what each is called, costs, and how many there are. */
export function SizesField({ stock }: SizesFieldProps) {
  const { t } = useTranslation('shop/desk')
  const { fields, append, remove, update, move } = useFieldArray<ProductInput, 'sizes', 'key'>({
    name: 'sizes',
    keyName: 'key',
  })
  const sizes = useWatch<ProductInput, 'sizes'>({ name: 'sizes' })
  const [typed, setTyped] = useState('')
  const isFull = fields.length >= productLimits.sizes

  function add() {
    const known = sizes.map(({ name }) => name)
    const names = parseSizeNames(typed, known).slice(0, productLimits.sizes - fields.length)
    append(
      names.map((name) => createSize(name, crypto.randomUUID())),
      { shouldFocus: false },
    )
    setTyped('')
  }

  return (
    <>
      {fields.length > 0 ? (
        <ul className={layout.listStack2} aria-label={t('form.sizes')}>
          {fields.map((field, index) => (
            <SizeRow
              key={field.key}
              index={index}
              size={sizes[index] ?? field}
              isLast={index === fields.length - 1}
              stock={stock?.get(field.id)}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
              onArchive={(isArchived) => update(index, { ...(sizes[index] ?? field), isArchived })}
            />
          ))}
        </ul>
      ) : (
        <p className={layout.dim14}>{t('form.no_sizes')}</p>
      )}
      <div className={layout.wrap2} style={{ alignItems: 'end' }}>
        <TextInput
          label={t('form.size_add')}
          placeholder={t('form.size_placeholder')}
          value={typed}
          maxLength={500}
          disabled={isFull}
          style={{ flex: '1 1 14rem' }}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // the form is not sent yet
            event.preventDefault()
            add()
          }}
        />
        <Button
          kind="secondary"
          icon={<IconPlus size={18} stroke={1.75} />}
          disabled={isFull || typed.trim() === ''}
          onClick={add}
        >
          {t('form.size_add_button')}
        </Button>
      </div>
    </>
  )
}
