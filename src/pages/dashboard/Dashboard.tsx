import { Box, Card, CardActionArea, Stack, Typography } from '@mui/material';
import { LinkBase, useGetIdentity, useTranslate } from 'ra-core';
import { type MenuEntry, useMenu } from '../../catalogue/useMenu';

/** The landing page: links to the person's pages. */
const Dashboard = () => {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const entries = useMenu().filter(({ to }) => to !== '/dashboard');
  return (
    <Stack spacing={3}>
      <Box>
        <Typography variant="h2">
          {translate('pages.dashboard.greeting', { name: identity?.fullName ?? '' })}
        </Typography>
        <Typography color="textSecondary">{translate('pages.dashboard.intro')}</Typography>
      </Box>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
          p: 0,
          m: 0,
          listStyle: 'none',
        }}
      >
        {entries.flatMap(cards).map(({ label, to, icon: Icon, group }) => (
          <Card key={to} component="li" variant="outlined">
            <CardActionArea
              component={LinkBase}
              to={to}
              sx={{ p: 2, display: 'flex', gap: 1.5, justifyContent: 'flex-start' }}
            >
              <Icon size={20} aria-hidden="true" />
              <span>
                <Typography component="span" variant="h4" sx={{ display: 'block' }}>
                  {label}
                </Typography>
                {group && (
                  <Typography component="span" variant="caption" color="textSecondary">
                    {group}
                  </Typography>
                )}
              </span>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Stack>
  );
};

/** A menu group is not a page: its entries are listed instead. */
const cards = ({ label, to, icon, children }: MenuEntry) =>
  children ? children.map(child => ({ ...child, icon, group: label })) : [{ label, to, icon, group: '' }];

export default Dashboard;
