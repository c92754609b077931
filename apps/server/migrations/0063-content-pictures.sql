-- Pictures of content. Their files are in the store, under this name.
create table content_picture (
  picture_id  text        primary key,
  width       integer     not null,
  height      integer     not null,
  bytes       integer     not null,
  uploaded_by text        not null,
  uploaded_at timestamptz not null
);
