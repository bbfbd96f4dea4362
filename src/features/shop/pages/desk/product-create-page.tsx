import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { EntityForm } from '@/shared/form/entity-form'
import { useSaveProduct } from '../../api/products'
import { ProductFields } from '../../components/desk/product/product-fields'
import { ShopGate } from '../../components/desk/shop-gate'
import {
  createProductInput,
  describeProductFailure,
  productSchema,
} from '../../model/desk/product-schema'

/** A new product: saved as a draft, which nobody sees before it is put on sale. */
export function ProductCreatePage() {
  const { t } = useTranslation('shop')
  return (
    <ShopGate title={t('pages.create')}>
      {({ schoolId }) => <CreateForm key={schoolId} schoolId={schoolId} />}
    </ShopGate>
  )
}

function CreateForm({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation(['shop/desk', 'shop'])
  const { mutateAsync: save } = useSaveProduct()
  const [id] = useState(() => crypto.randomUUID())
  return (
    <EntityForm
      title={t('shop:pages.create')}
      description={t('form.create_hint')}
      back={{ to: `${paths.shop.products}?shop=${schoolId}`, label: t('shop:pages.products') }}
      schema={productSchema}
      values={createProductInput()}
      draftKey={`product:new:${schoolId}`}
      save={async (values) => {
        await save({ id, schoolId, values })
        return href(paths.shop.edit, { id })
      }}
      fieldErrors={describeProductFailure}
      submitLabel={t('form.save_draft')}
    >
      <ProductFields schoolId={schoolId} />
    </EntityForm>
  )
}
