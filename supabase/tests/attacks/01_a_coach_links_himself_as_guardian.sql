-- Attack: a coach wants to become the guardian of a child in the own squad.
begin;
select plan(1);

select tests.act_as('coach');
select throws_ok(
  $$insert into public.guardian_links (guardian_id, player_id, relationship, status)
    values (tests.id('coach'), tests.id('child'), 'father', 'active')$$,
  '42501', null, 'a coach writes no link'
);

select * from finish();
rollback;
