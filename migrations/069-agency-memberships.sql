-- What an agency says it is a member of, as the law asks of agents. A scheme stands with its number; 'none' is that it need not
-- be in one, or holds no client money.
alter table agencies
  add column redress_scheme text check (redress_scheme in ('property-ombudsman', 'property-redress', 'none')),
  add column redress_number text check (char_length(redress_number) between 1 and 50),
  add column client_money text check (client_money in ('client-money-protect', 'money-shield', 'propertymark', 'rics',
    'safeagent', 'ukala', 'none')),
  add column client_money_number text check (char_length(client_money_number) between 1 and 50),
  add constraint agencies_redress_check check ((coalesce(redress_scheme, 'none') = 'none') = (redress_number is null)),
  add constraint agencies_protection_check check ((coalesce(client_money, 'none') = 'none') = (client_money_number is null));
