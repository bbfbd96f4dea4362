-- Attack: somebody who looks around without an account tries to leave something behind: through tables, through
-- every function there is, with whatever rights it has, and after the session has ended.
begin;
select plan(32);

-- A read-only session of one of the school's people; acts in it.
create function tests.look_around_as(persona text)
returns uuid
language plpgsql
as $$
declare
  session uuid := gen_random_uuid();
begin
  perform tests.act_as_database();
  insert into auth.sessions (id, user_id, created_at, updated_at) values (session, tests.id(persona), now(), now());
  perform tests.act_as_service();
  perform public.mark_session_read_only(session);
  perform tests.act_in(persona, session);
  return session;
end;
$$;

create function tests.act_in(persona text, session uuid)
returns void
language plpgsql
as $$
begin
  perform tests.act_as(persona);
  perform set_config('request.jwt.claims', json_build_object(
    'sub', tests.id(persona), 'role', 'authenticated', 'aal', 'aal1', 'session_id', session,
    'email', persona || '@club.test'
  )::text, true);
end;
$$;

-- Rows written in this transaction, kept or not. The log of audited readings is open.
create function tests.written_rows()
returns bigint
language sql
security definer
as $$
  select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::bigint from pg_stat_xact_all_tables
  where schemaname in ('public', 'private', 'auth', 'storage') and relname <> 'audit_log';
$$;

-- Calls every function of the API; what answers stays. How many answered.
create function tests.call_everything(persona text, session uuid)
returns int
language plpgsql
as $$
declare
  calls text[];
  call text;
  answered int := 0;
begin
  perform tests.act_as_database();
  calls := array(
    select tests.rpc_call(rpc.oid)
    from (select distinct oid, name from tests.rpcs where is_for_people) as rpc order by rpc.name
  );
  foreach call in array calls loop
    begin
      perform tests.act_in(persona, session);
      execute call;
      answered := answered + 1;
    exception when others then
      null;
    end;
  end loop;
  return answered;
end;
$$;
grant execute on all functions in schema tests to public;

create temporary table looked (persona text, session uuid);
grant all on looked to public;

-- The mark -----------------------------------------------------------------------------------------

select tests.act_as('coach');
select throws_ok(
  $$select public.mark_session_read_only(gen_random_uuid())$$, '42501', null, 'nobody marks sessions by hand'
);
select throws_ok($$select * from private.read_only_sessions$$, '42501', null, 'or reads the marks');
select throws_ok($$delete from private.read_only_sessions$$, '42501', null, 'or takes one away');
select is(public.is_session_read_only(), false, 'an ordinary session may write');
select tests.act_as_service();
select throws_ok(
  $$select public.mark_session_read_only(gen_random_uuid())$$, 'P0002', 'session_not_found',
  'a session that is not there is not marked: nothing would be handed out'
);
select tests.act_as_database();
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
values (gen_random_uuid(), tests.id('coach'), 'totp', 'verified', now(), now());
insert into looked select 'coach', tests.look_around_as('coach');
select is(public.is_session_read_only(), true, 'a marked one may not');
select tests.act_as_database();
select is_empty(
  $$select from auth.mfa_factors where user_id = tests.id('coach')$$,
  'a factor that an earlier visitor has set up locks nobody out'
);

-- Every table has the lock
select is_empty(
  $$
    select relation.relnamespace::regnamespace || '.' || relation.relname
    from pg_class as relation
    where relation.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and relation.relkind in ('r', 'p')
      and relation.relname <> 'audit_log'
      and not exists (
        select from pg_trigger as trigger
        where trigger.tgrelid = relation.oid and trigger.tgname = relation.relname || '_read_only'
          and trigger.tgenabled = 'O'
          -- before (2), insert (4), delete (8) and update (16), once for each statement
          and trigger.tgtype = 2 + 4 + 8 + 16
      )
  $$,
  'every table refuses insert, update and delete before anything is written'
);

-- Tables -------------------------------------------------------------------------------------------

select tests.act_in('coach', (select session from looked));
select isnt_empty('select from public.teams', 'a visitor sees the coach''s teams');
select isnt_empty('select from public.players', 'and players');
select isnt_empty('select from public.trainings', 'and sessions');
select throws_ok(
  $$update public.trainings set title = 'Spoilt' where id = tests.id('training')$$, '25006', 'read_only_session',
  'changes nothing'
);
select throws_ok(
  $$update public.trainings set title = 'Spoilt' where false$$, '25006', 'read_only_session', 'not even nothing'
);
select throws_ok(
  $$delete from public.trainings where id = tests.id('training')$$, '25006', 'read_only_session', 'deletes nothing'
);
select throws_ok(
  $$insert into public.animations (school_id, title) values (tests.id('home'), 'Rude')$$, '25006', 'read_only_session',
  'adds nothing'
);
select throws_ok(
  $$update public.users set first_name = 'Rude' where id = tests.id('coach')$$, '25006', 'read_only_session',
  'and has no say about the person'
);
select throws_ok(
  $$insert into storage.objects (bucket_id, name, owner_id)
    values ('incoming', 'avatars/' || tests.id('coach') || '/a.png', tests.id('coach')::text)$$,
  '42501', null, 'no picture is uploaded'
);
select throws_ok(
  $$insert into realtime.messages (topic, extension, private, event, payload)
    values ('chat:' || gen_random_uuid(), 'broadcast', true, 'typing', '{}')$$,
  '42501', null, 'nothing is broadcast'
);

-- Functions ----------------------------------------------------------------------------------------

select tests.act_as_database();
insert into looked
select persona, tests.look_around_as(persona) from unnest(array['owner', 'parent', 'player']) as persona;
select tests.act_as_database();
create temporary table before_calls as select tests.written_rows() as written;

select cmp_ok(
  tests.call_everything(persona, session), '>', 40, persona || ' in the demo: functions that read answer'
) from looked order by persona;
select tests.act_as_database();
select is(
  tests.written_rows(), (select written from before_calls),
  'and none of all the functions has written a single row, for any of the four'
);

select tests.act_in('coach', (select session from looked where persona = 'coach'));
select throws_ok(
  $$select public.end_session((select session from looked where persona = 'coach'))$$, '25006', 'read_only_session',
  'a visitor ends no session'
);
select is(
  (select count(*)::int from public.my_sessions()), 1, 'and does not see where else somebody looks around'
);
select throws_ok(
  $$select public.request_role('admin', 'Let me in')$$, null, null, 'asks for no role'
);
select throws_ok(
  format($$select * from public.checkout_offer(%L)$$, (select id from public.plans where price_cents > 0 limit 1)),
  '25006', 'read_only_session', 'and is led to no card page'
);

-- Afterwards ---------------------------------------------------------------------------------------

select tests.act_as_database();
delete from auth.sessions where id = (select session from looked where persona = 'coach');
select tests.act_in('coach', (select session from looked where persona = 'coach'));
-- who is signed in is worked out once for each statement, and a test file is one
select set_config('private.my_id', '', true);
select is_empty('select from public.teams', 'a token that outlives its session sees nothing');
select throws_ok(
  $$insert into public.teams (school_id, name) values (tests.id('home'), 'Late')$$, '25006', 'read_only_session',
  'and writes nothing still: the mark outlives the session, too'
);

select tests.act_as_database();
update private.read_only_sessions set created_at = now() - interval '2 days';
insert into looked select 'coach_again', tests.look_around_as('coach');
select tests.act_as_database();
select results_eq(
  $$select count(*)::int from private.read_only_sessions where session_id in (select session from looked)$$, array[4],
  'marks go a day later, and only where the session is over'
);

create temporary table before_own as select tests.written_rows() as written;
select tests.act_as('coach');
select lives_ok(
  $$update public.trainings set title = title where id = tests.id('training')$$,
  'the person''s own session writes as ever'
);
select tests.act_as_database();
select cmp_ok(
  tests.written_rows(), '>', (select written from before_own), 'which is seen: the count above can tell'
);

select * from finish();
rollback;
