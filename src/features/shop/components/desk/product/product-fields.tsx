import { useTranslation } from 'react-i18next'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { FieldRow, FormSection } from '@/shared/ui/patterns/form-section'
import { categories } from '../../../model/catalogue'
import { productLimits } from '../../../model/desk/product-schema'
import { PicturesField } from './pictures-field'
import { SizesField } from './sizes-field'

interface ProductFieldsProps {
  schoolId: string
  /** Pieces of each stored size; absent for a new product. */
  stock?: ReadonlyMap<string, number>
}

/** What a product is, what it looks like, and the sizes it is sold in. */
export function ProductFields({ schoolId, stock }: ProductFieldsProps) {
  const { t } = useTranslation(['shop/desk', 'shop/front'])
  return (
    <>
      <FormSection title={t('form.about')} why={t('form.about_why')}>
        <TextField name="name" label={t('form.name')} maxLength={productLimits.name} required />
        <FieldRow>
          <SelectField
            name="category"
            label={t('shop/front:category')}
            options={categories.map((value) => ({
              value,
              label: t(`shop/front:categories.${value}`),
            }))}
            isSearchable={false}
            required
          />
          <TextField
            name="price"
            label={t('form.price')}
            hint={t('form.price_hint')}
            placeholder={t('form.price_placeholder')}
            required
          />
        </FieldRow>
        <TextareaField
          name="description"
          label={t('form.description')}
          hint={t('form.description_hint')}
          maxLength={productLimits.description}
        />
      </FormSection>
      <FormSection title={t('form.pictures')} why={t('form.pictures_why')}>
        <PicturesField schoolId={schoolId} />
      </FormSection>
      <FormSection title={t('form.sizes')} why={t('form.sizes_why')}>
        <SizesField stock={stock} />
      </FormSection>
    </>
  )
}
