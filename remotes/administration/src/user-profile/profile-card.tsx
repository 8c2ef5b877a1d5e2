import { referenceQueries } from '@backoffice/api-client/resources/reference';
import {
  savedProfile,
  sessionMutations,
  sessionQueries,
  type CurrentSession,
  type CurrentUser,
} from '@backoffice/api-client/resources/session';
import {
  Card,
  Form,
  FormError,
  SaveBar,
  SelectField,
  Skeleton,
  TextField,
  useAppForm,
  useWrite,
} from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import styles from '../profile.module.css';
import { useFreshValues } from '../use-fresh-values';
import { profileInput, profileValues, type ProfileValues } from './profile-values';

/** The person signed in; phone and current shop can be changed where the server stores them. */
export function ProfileCard({ session }: { session: CurrentSession }) {
  const { t } = useTranslation('administration');
  const { data: canSave = false, isPending } = useQuery(sessionQueries.supports('editProfile'));
  const shops = useQuery({ ...referenceQueries.list('locations'), enabled: canSave });
  // Once they have failed, the card is shown without them.
  const areShopsPending = shops.isPending && shops.errorUpdateCount === 0;
  // Drawn before it is known what can be changed, the card would grow and push all others down.
  if (isPending || (canSave && areShopsPending)) {
    return (
      <Card title={t('userProfile.details')}>
        <Skeleton />
      </Card>
    );
  }
  return <ProfileForm session={session} canSave={canSave} />;
}

function ProfileForm({ session, canSave }: { session: CurrentSession; canSave: boolean }) {
  const { t } = useTranslation('administration');
  const values = profileValues(session);
  const form = useAppForm<ProfileValues>({ defaultValues: values });
  useFreshValues(form, values);
  const edit = useWrite(sessionMutations.editProfile());

  const save = async (changed: ProfileValues) => {
    await edit(profileInput(changed, session.user));
    form.reset(changed);
    notify.success(t('userProfile.saved'));
  };

  return (
    <Card title={t('userProfile.details')}>
      <Form
        form={form}
        onSubmit={save}
        readSaved={readSaved}
        label={t('userProfile.details')}
        className={styles.form}
      >
        <FormError />
        <ProfileFields user={session.user} canSave={canSave} />
        {canSave && <SaveBar busyLabel={t('saving')}>{t('save')}</SaveBar>}
      </Form>
    </Card>
  );
}

function ProfileFields({ user, canSave }: { user: CurrentUser; canSave: boolean }) {
  const { t } = useTranslation('administration');
  return (
    <div className={styles.fields}>
      <TextField name="username" label={t('username')} readOnly />
      <TextField name="fullName" label={t('userProfile.fullName')} readOnly />
      <TextField name="email" label={t('email')} type="email" readOnly />
      <TextField name="role" label={t('role')} readOnly />
      <TextField name="company" label={t('company')} readOnly />
      <TextField name="registered" label={t('userProfile.registered')} readOnly />
      <TextField
        name="phone"
        label={t('phone')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        readOnly={!canSave}
        hint={canSave || user.isByPin ? undefined : t('userProfile.notSaved')}
      />
      {canSave && <ShopField isFixed={user.limited} />}
    </div>
  );
}

/** The form's values as somebody else saved them meanwhile. */
function readSaved(data: unknown): Partial<ProfileValues> {
  const { phone, location } = savedProfile(data);
  return { phone: phone ?? '', location: location ?? '' };
}

/** The shop where this person works now; whoever is limited to it can't change it. */
function ShopField({ isFixed }: { isFixed: boolean }) {
  const { t } = useTranslation('administration');
  const { data: locations } = useQuery(referenceQueries.list('locations'));
  // Without its options the list would claim that there is no shop.
  if (!locations) return null;
  return (
    <SelectField
      name="location"
      label={t('userProfile.shop')}
      hint={t(isFixed ? 'userProfile.shopFixed' : 'userProfile.shopHint')}
      readOnly={isFixed}
      placeholder={t('userProfile.noShop')}
      options={locations.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
