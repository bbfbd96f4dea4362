/** Works the exercise families out and sends them to the parent process. */
import { createCatalogueSql } from '../../seed/catalogue/create-catalogue-sql'

process.send?.(createCatalogueSql())
// A parent that is gone needs no library.
process.once('disconnect', () => process.exit(0))
