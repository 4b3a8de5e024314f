import { type RaRecord, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { changedValues, type Values } from '../engine/mergeVersions';
import type { FormController } from '../engine/useFormController';
import { isPending } from '../pendingUploads';
import { useFieldLabel } from '../useFieldLabel';
import type { KeptDraft } from './DraftKeeper';
import { DraftOffer } from './DraftOffer';

/** A new record's draft also stores its idempotency key. */
export const CREATION_KEY = '$key';

interface DraftsProps {
  controller: FormController;
  /** Initial values of a new record. */
  defaultValues: FieldValues | undefined;
}

/** Autosaves the form as a draft and offers the last one. Rendered within the form. */
export const Drafts = ({ controller, defaultValues }: DraftsProps) => {
  const { drafts: keeper, fields, creation } = controller;
  const { base, pretendOlder } = controller.record;
  const { getValues, setValue, subscribe } = useFormContext();
  const translate = useTranslate();
  const label = useFieldLabel();
  const [offer, setOffer] = useState<KeptDraft | null>(null);
  const stored = base ?? defaultValues ?? {};
  const changes = () => draftable(changedValues(stored, getValues(), fields));
  /** Whether any field in a draft differs from the stored value. */
  const isNews = ({ values }: KeptDraft) => {
    const kept = Object.entries(values).filter(([field]) => fields.includes(field));
    return Object.keys(changedValues(stored, { ...stored, ...Object.fromEntries(kept) }, fields)).length > 0;
  };
  const content = () => contentOf(changes(), { offer, base, creationKey: creation.current.key });
  // timers and responses read the current values
  const latest = useRef({ isNews, changes, content, offer });
  latest.current = { isNews, changes, content, offer };
  keeper.offered = offer;

  useEffect(() => {
    let unmounted = false;
    // Show the form first: a timer set in an animation frame runs after that frame is painted.
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(async () => {
        const found = await keeper.find();
        if (unmounted || !found) return;
        if (latest.current.isNews(found)) setOffer(found);
        else void keeper.forget();
      });
    });
    return () => {
      unmounted = true;
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [keeper]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => {
          const { offer: waiting, changes: typed } = latest.current;
          if (waiting || keeper.isKeeping || Object.keys(typed()).length > 0)
            keeper.touch(() => latest.current.content());
        },
      }),
    [subscribe, keeper],
  );

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') keeper.leave();
    };
    const hide = () => keeper.leave();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', hide);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', hide);
      keeper.leave();
      keeper.stop();
    };
  }, [keeper]);

  if (!offer) return null;
  const held = Object.keys(offer.values).filter(field => fields.includes(field));
  return (
    <DraftOffer
      savedAt={offer.saved_at}
      holds={translate('app.draft.holds', { fields: held.map(field => label(field)).join(', ') })}
      changedSince={base !== undefined && offer.base_version !== base.version}
      onContinue={() => {
        // Saving will then detect that the record has changed since, and ask field by field.
        if (base && offer.base_version !== null && offer.base_version !== base.version)
          pretendOlder(offer.base_version);
        const key = offer.values[CREATION_KEY];
        if (!base && typeof key === 'string') creation.current = { key };
        for (const field of fields)
          if (Object.hasOwn(offer.values, field))
            setValue(field, offer.values[field], { shouldDirty: true, shouldTouch: true });
        setOffer(null);
      }}
      onDiscard={() => {
        setOffer(null);
        void keeper.forget();
      }}
    />
  );
};

/** Removes files not uploaded yet and their placeholders, which are meaningless outside this page's memory. */
const draftable = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isPending(value) && !(value instanceof File)));

interface Around {
  offer: KeptDraft | null;
  base: RaRecord | undefined;
  creationKey: string;
}

/** Returns the content to save; while an older draft is on offer, that draft overlaid with the new input. */
function contentOf(changes: Values, { offer, base, creationKey }: Around) {
  const values = { ...offer?.values, ...changes };
  if (Object.keys(values).length === 0) return null;
  const version = base ? ((offer?.base_version ?? base.version) as number) : null;
  return { values: base ? values : { ...values, [CREATION_KEY]: creationKey }, base_version: version };
}
