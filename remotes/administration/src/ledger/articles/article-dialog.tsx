import { ApiError } from '@backoffice/api-client';
import { ledgerMutations, type ListedArticle } from '@backoffice/api-client/resources/ledger';
import { articleInputSchema, type ArticleInput } from '@backoffice/contracts';
import { detailOf, ModalForm, TextField, useWrite } from '@backoffice/ui';
import { notifyMessage } from '@backoffice/ui/notify';
import { useTranslation } from 'react-i18next';

interface Props {
  /** The article to edit; without one a new one is added. */
  article?: ListedArticle | undefined;
  onClose: () => void;
}

/** Adds an article or changes its name and number. Mounted while it is open. */
export function ArticleDialog({ article, onClose }: Props) {
  const { t } = useTranslation('administration');
  const add = useWrite(ledgerMutations.addArticle());
  const edit = useWrite(ledgerMutations.editArticle());

  const save = async (input: ArticleInput) => {
    try {
      await (article ? edit({ ...input, id: article.id }) : add(input));
    } catch (error) {
      if (isRefusal(error)) throw error;
      notifyMessage('articleSaveError', {}, { detail: detailOf(error) });
      return;
    }
    notifyMessage(article ? 'articleUpdated' : 'articleAdded');
    onClose();
  };

  return (
    <ModalForm<ArticleInput>
      show
      title={t(article ? 'ledger.editArticle' : 'ledger.addArticle')}
      schema={articleInputSchema}
      defaultValues={{
        name: article?.name ?? '',
        article_id: article?.article_id ?? '',
        version: article?.version,
      }}
      onSubmit={save}
      onClose={onClose}
      failure={article ? 'articleUpdateError' : 'articleCreateError'}
      submitLabel={t('save')}
      busyLabel={t('saving')}
    >
      <TextField name="name" label={t('words:fields.name')} required autoFocus maxLength={120} />
      <TextField name="article_id" label={t('ledger.number')} required maxLength={40} />
    </ModalForm>
  );
}

/**
 * The server refused the article; all else is a failure to save it at all (the error catalogue has
 * a text for each).
 */
const isRefusal = (error: unknown) => error instanceof ApiError && error.isDefinite;
