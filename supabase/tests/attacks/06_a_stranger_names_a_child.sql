-- Attack: somebody names a child that is not theirs, and people who may not decide try to say yes.
begin;
select plan(28);

select tests.give_account('stranger', 'stranger@mail.test');
update public.schools set accepts_owner_invitations = true where id in (tests.id('home'), tests.id('rival'));
insert into public.role_assignments (user_id, role, school_id) values (tests.id('coach'), 'parent', tests.id('home'));

create function tests.try_link(child text)
returns text
language sql
as $$ select format('select public.approve_guardian(%L, %L, %L)', tests.id('stranger'), tests.id('home'), tests.id(child)) $$;
grant execute on function tests.try_link(text) to public;

-- The name confirms nothing: a child that exists and one that does not get the same answer.
select tests.act_as('stranger');
select results_eq(
  $$select status::text, school_name from public.request_role('parent', null, 'Home', 'Nobody Nowhere')$$,
  $$values ('pending', 'Home')$$, 'a made-up child'
);
select results_eq(
  $$select status::text, school_name from public.request_role('parent', null, 'Home', 'Child Test')$$,
  $$values ('pending', 'Home')$$, 'is answered like a real one'
);
select is_empty($$select from public.notifications$$, 'nothing is told');
select throws_ok($$select public.search_children(tests.id('home'), 'Child')$$, '42501', 'children_not_yours', 'nobody is searched');
select is_empty($$select from public.guardian_requests_to_decide()$$, 'no request is seen');
select throws_ok(tests.try_link('child'), '42501', 'guardian_not_yours', 'one''s own request is not answered');

-- Others who may not.
select tests.act_as('rival_owner');
select is_empty($$select from public.guardian_requests_to_decide()$$, 'a rival''s owner sees nothing');
select throws_ok($$select public.search_children(tests.id('home'), 'Child')$$, '42501', 'children_not_yours', 'searches nobody here');
select throws_ok(tests.try_link('child'), '42501', 'guardian_not_yours', 'and links nobody here');
select throws_ok(
  $$select public.approve_guardian(tests.id('stranger'), tests.id('rival'), tests.id('rival_child'))$$, '42501', 'guardian_not_yours',
  'nor draws the parent into the own school'
);
select throws_ok(
  $$select public.approve_guardian(tests.id('stranger'), tests.id('rival'), tests.id('child'))$$, '42501', 'guardian_not_yours',
  'nor a child'
);
select throws_ok(
  $$select public.decline_role_request((select id from public.role_requests where user_id = tests.id('stranger')))$$, '42501', 'admin_only',
  'nor declines'
);
select tests.act_as('coach');
select throws_ok(tests.try_link('child'), '42501', 'guardian_not_yours', 'a coach who is a parent, too');
select throws_ok($$select public.search_children(tests.id('home'))$$, '42501', 'children_not_yours', 'searches nobody');
select throws_ok(
  $$select public.approve_guardian(tests.id('coach'), tests.id('home'), tests.id('child'))$$, '42501', 'guardian_not_yours', 'nor links himself'
);
select tests.act_as('player');
select throws_ok(tests.try_link('child'), '42501', 'guardian_not_yours', 'nor a player');
select tests.act_as('anon');
select throws_ok(tests.try_link('child'), '42501', null, 'nor a visitor');
select tests.act_as_database();
update public.users set status = 'suspended' where id in (tests.id('admin'), tests.id('owner'));
select tests.act_as('admin');
select throws_ok(tests.try_link('child'), '42501', 'guardian_not_yours', 'nor a suspended administrator');
select throws_ok($$select public.search_children(tests.id('home'))$$, '42501', 'children_not_yours', 'who searches nobody');
select is_empty($$select from public.guardian_requests_to_decide()$$, 'and sees nothing');
select tests.act_as('owner');
select throws_ok(tests.try_link('child'), '42501', 'guardian_not_yours', 'nor a suspended owner');
select tests.act_as_database();
update public.users set status = 'active' where id in (tests.id('admin'), tests.id('owner'));

-- Who may decide, for themselves.
update public.users set email = 'owner+two@club.test' where id = tests.id('stranger');
select tests.act_as('owner');
select throws_ok(tests.try_link('child'), '42501', 'guardian_not_yours', 'an owner never for a second account of theirs');
select tests.act_as_database();
update public.users set email = 'admin+two@club.test' where id = tests.id('stranger');
select tests.act_as('admin');
select throws_ok(tests.try_link('child'), '42501', 'self_invitation', 'nor an administrator');
select tests.act_as_database();
update public.users set email = 'stranger@mail.test' where id = tests.id('stranger');

-- The one who picks the child does not confirm the link as well.
insert into public.players (id, school_id, first_name, last_name, date_of_birth)
values (tests.named('orphan'), tests.id('home'), 'Orphan', 'Test', '2014-06-01');
select tests.act_as('admin');
select lives_ok(tests.try_link('orphan'), 'an administrator links');
select throws_ok(
  $$select public.confirm_guardian_link((select id from public.guardian_links where guardian_id = tests.id('stranger')))$$,
  '42501', 'confirmation_not_yours', 'and does not confirm'
);
select tests.act_as('stranger');
select throws_ok($$select public.export_child_data(tests.id('orphan'))$$, '42501', 'not_your_child', 'so nothing more opens');

-- What a guardian objected to does not come back this way.
select tests.act_as_database();
update public.guardian_links set status = 'objected' where guardian_id = tests.id('stranger');
select tests.act_as('admin');
select throws_ok(tests.try_link('orphan'), 'P0001', 'link_objected', 'an objection is decided where it stands');

-- The bell is no megaphone: five requests a day.
select tests.act_as_database();
delete from public.role_requests where user_id = tests.id('other_parent');
insert into public.role_requests (user_id, role, status, decided_at)
select tests.id('other_parent'), 'parent', 'withdrawn', now() from generate_series(1, 5);
select tests.act_as('other_parent');
select throws_ok(
  $$select public.request_role('parent', null, null, 'Child')$$, 'P0001', 'too_many_requests', 'asking and taking back has an end'
);

select * from finish();
rollback;
