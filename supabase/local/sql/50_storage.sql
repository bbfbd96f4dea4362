-- Grants of hosted Storage: the gate is row-level security, not the privilege.
grant usage on schema storage to anon, authenticated, service_role;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
