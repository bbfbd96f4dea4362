import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { paths } from '@/lib/router/paths'
import { EntityForm } from '@/shared/form/entity-form'
import { useEntityForm } from '@/shared/form/use-entity-form'
import { useStock } from '../../api/goods'
import { productQueries, useSaveProduct } from '../../api/products'
import { ProductFields } from '../../components/desk/product/product-fields'
import { ProductState } from '../../components/desk/product/product-state'
import { NoAccess, ShopGate } from '../../components/desk/shop-gate'
import {
  describeProductFailure,
  productSchema,
  toProductInput,
} from '../../model/desk/product-schema'

export function ProductEditPage() {
  const { t } = useTranslation('shop')
  return (
    <ShopGate title={t('pages.edit')}>
      {(_, shops) => <EditForm schoolIds={shops.map(({ schoolId }) => schoolId)} />}
    </ShopGate>
  )
}

function EditForm({ schoolIds }: { schoolIds: readonly string[] }) {
  const { id = '' } = useParams()
  const { t, i18n } = useTranslation('shop')
  const opened = useEntityForm(productQueries.toEdit(id))
  const stock = useStock(id)
  const { mutateAsync: save } = useSaveProduct()
  const { school_id: schoolId, updated_at: seenAt, name } = opened.row
  // what is on sale can be read by everybody
  if (!schoolIds.includes(schoolId)) return <NoAccess title={t('pages.edit')} />
  const back = `${paths.shop.products}?shop=${schoolId}`
  return (
    <EntityForm
      title={name}
      back={{ to: back, label: t('pages.products') }}
      opened={opened}
      schema={productSchema}
      values={toProductInput(opened.row, i18n.language)}
      draftKey={`product:${id}`}
      save={async (values) => {
        await save({ id, schoolId, values, seenAt })
        return back
      }}
      fieldErrors={describeProductFailure}
    >
      <ProductState product={opened.row} onMoved={opened.reload} />
      <ProductFields schoolId={schoolId} stock={stock} />
    </EntityForm>
  )
}
