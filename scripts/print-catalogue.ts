/** Prints the exercise families as SQL, for psql: `npm run --silent catalogue | psql "$DATABASE_URL"`. */
import { createCatalogueSql } from '../supabase/seed/catalogue/create-catalogue-sql'

for (const { text } of createCatalogueSql()) process.stdout.write(text)
