-- People who run the product. They sign in as everybody does; their verified address gives them the role.
create table operators_operator (
  email    text        primary key check (email = lower(email)),
  role     text        not null check (role in ('editor', 'promoter', 'support', 'admin')),
  added_at timestamptz not null
);
