import AdmonitionTypes from '@theme-original/Admonition/Types';
import AdmonitionTypeFunds from '../Type/Funds';

/** The stock admonitions and `:::funds`, for what can lose money. */
export default {...AdmonitionTypes, funds: AdmonitionTypeFunds};
