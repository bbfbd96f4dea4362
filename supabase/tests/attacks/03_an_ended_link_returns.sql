-- Attack: somebody whose link to a child has ended wants it back, with its old rights.
begin;
select plan(17);

select tests.act_as('parent');
update public.guardian_links set status = 'ended' where id = tests.id('parent_of_child');
select throws_ok(
  $$update public.guardian_links set status = 'active' where id = tests.id('parent_of_child')$$,
  '42501', 'guardian_may_only_leave', 'not by one''s own hand'
);
select throws_ok(
  $$select public.accept_guardian_link(tests.id('parent_of_child'))$$, '42501', 'link_not_yours', 'nor by accepting it again'
);
select tests.act_as('owner');
select throws_ok(
  $$update public.guardian_links set status = 'active' where id = tests.id('parent_of_child')$$,
  'P0001', 'illegal_move', 'an owner does not revive it'
);
select tests.act_as('coach');
select is(
  public.invite(tests.id('home'), 'parent@club.test', 'parent', tests.id('child'), 'mother'), null,
  'a coach asks for the parent anew'
);
select results_eq(
  $$select status::text, can_consent, can_pay, receives_health, confirmed_at is null from public.guardian_links
    where guardian_id = tests.id('parent') order by created_at$$,
  $$values ('ended', true, true, true, false), ('active', false, false, false, true)$$,
  'which makes a new link with the least rights; the old one stays ended'
);
select tests.act_as('parent');
select is_empty($$select from public.medical_notes$$, 'health is closed');
select lives_ok(
  $$select public.accept_guardian_link((select id from public.guardian_links where status = 'active'))$$, 'the parent accepts'
);
select throws_ok($$select public.export_child_data(tests.id('child'))$$, '42501', 'not_your_child', 'and nothing opens before it is confirmed');

-- Accepting for a sibling does one thing.
select tests.act_as_database();
select tests.give_account('aunt', 'aunt@family.test');
insert into public.players (id, school_id, first_name, last_name, date_of_birth)
values (tests.named('sibling'), tests.id('home'), 'Sibling', 'Test', '2015-06-01');
insert into public.squad_members (team_id, player_id) values (tests.id('team'), tests.id('sibling'));
select tests.act_as('coach');
select public.invite(tests.id('home'), 'aunt@family.test', 'parent', tests.id('child'), 'relative');
select tests.act_as('aunt');
select public.accept_invitation(tests.token_for('aunt@family.test'));
select tests.act_as('admin');
select public.approve_invitation((select id from public.links_to_decide() where kind = 'invitation'));
delete from public.guardian_links where guardian_id = tests.id('aunt');
select isnt_empty($$select from public.audit_log where action = 'guardian_link_deleted'$$, 'a deleted link leaves an entry');
select tests.act_as('owner');
select public.invite(tests.id('home'), 'aunt2@family.test', 'parent', tests.id('sibling'), 'relative');
select tests.act_as_database();
update auth.users set email = 'aunt2@family.test' where id = tests.id('aunt');
update public.users set email = 'aunt2@family.test' where id = tests.id('aunt');
select tests.act_as('aunt');
select is(public.accept_invitation(tests.token_for('aunt2@family.test')), true, 'the aunt accepts for the sibling');
select results_eq($$select player_id from public.guardian_links$$, $$values (tests.id('sibling'))$$, 'and is linked to no other child');

-- Taken and given again, the role brings nothing back.
select tests.act_as('admin');
select public.revoke_role(tests.id('aunt'), 'parent', tests.id('home'));
select public.assign_role(array[tests.id('aunt')], 'parent', tests.id('home'));
select tests.act_as('aunt');
select is_empty($$select from public.guardian_links where status <> 'ended'$$, 'a new grant of the role revives no link');
select is_empty($$select from public.players$$, 'and shows no child');

-- What was accepted before a refusal stays refused.
select tests.act_as_database();
select tests.give_account('late', 'late@family.test');
select tests.act_as('coach');
select public.invite(tests.id('home'), 'late@family.test', 'parent', tests.id('child'), 'relative');
select tests.act_as('late');
select public.accept_invitation(tests.token_for('late@family.test'));
select tests.act_as('admin');
select public.decline_role_request((select id from public.role_requests where user_id = tests.id('late') and status = 'pending'));
select is_empty($$select from public.links_to_decide() where user_id = tests.id('late')$$, 'a declined request leaves nothing waiting');
select is(public.assign_role(array[tests.id('late')], 'parent', tests.id('home')), 1, 'the role given later');
select tests.act_as('late');
select is_empty($$select from public.guardian_links$$, 'does not replay the invitation');
select is_empty($$select from public.players$$, 'and opens no child');

select * from finish();
rollback;
